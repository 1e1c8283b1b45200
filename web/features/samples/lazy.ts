export { SampleWall } from './sample-wall.tsx';
