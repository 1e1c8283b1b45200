/** The package lacks the types that its package.json names; they are those of the runtime for browsers. */
declare module 'onnxruntime-node' {
  export * from 'onnxruntime-web';
}
