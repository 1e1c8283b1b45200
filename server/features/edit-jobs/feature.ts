import type { Feature } from '#server/feature.ts';
import type { EditJobsDeps } from './context.ts';
import { workOnJobFiles } from './job-files.ts';
import { editPictureData } from './personal-data.ts';
import { registerEditRoutes } from './routes.ts';
import { workOnTemporary } from './temporary-pictures.ts';

export function editJobsFeature(deps: EditJobsDeps): Feature {
  return {
    name: 'edit-jobs',
    routes: (api) => registerEditRoutes(api, deps),
    jobs() {
      workOnJobFiles(deps);
      workOnTemporary(deps);
    },
    personalData: editPictureData(deps),
  };
}
