/** The retouching thread. Its work blocks it. */
import { serveTasks } from '../../picture-thread/serve-tasks.ts';
import { PictureRefused } from '../pixels/read-picture.ts';
import { retouch } from './retouch.ts';

serveTasks({ perform: retouch, isRefusal: (error) => error instanceof PictureRefused });
