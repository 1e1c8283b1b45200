/**
 * The package lacks the types that its package.json names. They are the same as those of the browser
 * runtime.
 */
declare module 'onnxruntime-node' {
  export * from 'onnxruntime-web';
}
