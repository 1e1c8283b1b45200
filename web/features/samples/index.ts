export { type Sample, sampleAddress, samplesFor } from './samples.ts';
