export { SampleWall } from './sample-wall.tsx';
export { type Sample, sampleAddress, samplesFor } from './samples.ts';
