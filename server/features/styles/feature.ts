import type { Feature } from '#server/feature.ts';
import type { ContentPolicy } from '../content-policy/content-policy.ts';
import { styleData } from './personal-data.ts';
import { registerStyleRoutes } from './routes.ts';
import { type SampleDeps, workOnSamples } from './samples/sync-sample.ts';
import type { Styles } from './styles.ts';
import type { TrainedStyles } from './training/trained-styles.ts';
import { registerTrainingRoutes } from './training/training-routes.ts';

export function stylesFeature(
  styles: Styles,
  deps: SampleDeps & { trainedStyles: TrainedStyles; contentPolicy: ContentPolicy },
): Feature {
  const { trainedStyles } = deps;
  return {
    name: 'styles',
    routes(api) {
      registerStyleRoutes(api, styles, deps.contentPolicy);
      registerTrainingRoutes(api, trainedStyles);
    },
    jobs(queue) {
      workOnSamples(queue, deps);
      trainedStyles.work();
    },
    personalData: styleData(deps.database),
  };
}
