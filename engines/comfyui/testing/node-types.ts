/**
 * ComfyUI's nodes in the format of `/object_info`, as far as our graphs use them: `nodes.py` and
 * `comfy_extras` of Comfy-Org/ComfyUI (2025-10). An input is a type that another node outputs, a bounded
 * number, a string, or one of some names.
 */
export type NodeInput = readonly [
  type: string | readonly string[],
  options?: Readonly<Record<string, unknown>>,
];

export interface NodeType {
  readonly input: { readonly required: Readonly<Record<string, NodeInput>> };
  readonly output: readonly string[];
  readonly output_node: boolean;
}

/** The files in ComfyUI's folders of models. */
export interface ModelFiles {
  readonly checkpoints: readonly string[];
  readonly upscale_models: readonly string[];
  readonly diffusion_models: readonly string[];
  readonly text_encoders: readonly string[];
  readonly vae: readonly string[];
}

export const usualModels: ModelFiles = {
  checkpoints: ['sd_xl_base_1.0.safetensors', 'v1-5-pruned-emaonly.safetensors'],
  upscale_models: ['4x-UltraSharp.pth', 'RealESRGAN_x4plus.pth'],
  diffusion_models: ['flux1-dev.safetensors'],
  text_encoders: ['clip_l.safetensors', 't5xxl_fp8_e4m3fn.safetensors'],
  vae: ['ae.safetensors'],
};

const samplers = ['euler', 'euler_ancestral', 'dpmpp_2m', 'dpmpp_2m_sde', 'dpmpp_sde', 'lcm', 'ddim'];
const schedulers = ['simple', 'sgm_uniform', 'karras', 'exponential', 'ddim_uniform', 'beta', 'normal'];
const scalings = ['nearest-exact', 'bilinear', 'area', 'bicubic', 'lanczos'];
const side: NodeInput = ['INT', { min: 16, max: 16384 }];
const words: NodeInput = ['STRING', { multiline: true }];

const giving = (
  output: readonly string[],
  required: NodeType['input']['required'],
  isOutput = false,
): NodeType => ({
  input: { required },
  output,
  output_node: isOutput,
});

/** All node types of a server with these models and these files in its input folder. */
export function nodeTypesWith(models: ModelFiles, files: readonly string[]): Record<string, NodeType> {
  return {
    CheckpointLoaderSimple: giving(['MODEL', 'CLIP', 'VAE'], { ckpt_name: [models.checkpoints] }),
    // The newer format of a choice.
    UNETLoader: giving(['MODEL'], {
      unet_name: ['COMBO', { options: models.diffusion_models }],
      weight_dtype: ['COMBO', { options: ['default', 'fp8_e4m3fn', 'fp8_e4m3fn_fast', 'fp8_e5m2'] }],
    }),
    DualCLIPLoader: giving(['CLIP'], {
      clip_name1: [models.text_encoders],
      clip_name2: [models.text_encoders],
      type: [['sdxl', 'sd3', 'flux']],
    }),
    VAELoader: giving(['VAE'], { vae_name: [models.vae] }),
    CLIPTextEncode: giving(['CONDITIONING'], { text: words, clip: ['CLIP'] }),
    FluxGuidance: giving(['CONDITIONING'], {
      conditioning: ['CONDITIONING'],
      guidance: ['FLOAT', { min: 0, max: 100 }],
    }),
    EmptyLatentImage: giving(['LATENT'], {
      width: side,
      height: side,
      batch_size: ['INT', { min: 1, max: 4096 }],
    }),
    EmptySD3LatentImage: giving(['LATENT'], {
      width: side,
      height: side,
      batch_size: ['INT', { min: 1, max: 4096 }],
    }),
    KSampler: giving(['LATENT'], {
      model: ['MODEL'],
      seed: ['INT', { min: 0, max: 2 ** 64 }],
      steps: ['INT', { min: 1, max: 10_000 }],
      cfg: ['FLOAT', { min: 0, max: 100 }],
      sampler_name: [samplers],
      scheduler: [schedulers],
      positive: ['CONDITIONING'],
      negative: ['CONDITIONING'],
      latent_image: ['LATENT'],
      denoise: ['FLOAT', { min: 0, max: 1 }],
    }),
    VAEDecode: giving(['IMAGE'], { samples: ['LATENT'], vae: ['VAE'] }),
    VAEEncode: giving(['LATENT'], { pixels: ['IMAGE'], vae: ['VAE'] }),
    SetLatentNoiseMask: giving(['LATENT'], { samples: ['LATENT'], mask: ['MASK'] }),
    LoadImage: giving(['IMAGE', 'MASK'], { image: [files, { image_upload: true }] }),
    LoadImageMask: giving(['MASK'], {
      image: [files, { image_upload: true }],
      channel: [['alpha', 'red', 'green', 'blue']],
    }),
    UpscaleModelLoader: giving(['UPSCALE_MODEL'], { model_name: [models.upscale_models] }),
    ImageUpscaleWithModel: giving(['IMAGE'], { upscale_model: ['UPSCALE_MODEL'], image: ['IMAGE'] }),
    ImageScale: giving(['IMAGE'], {
      image: ['IMAGE'],
      upscale_method: [scalings],
      width: ['INT', { min: 0, max: 16384 }],
      height: ['INT', { min: 0, max: 16384 }],
      crop: [['disabled', 'center']],
    }),
    PreviewImage: giving([], { images: ['IMAGE'] }, true),
    SaveImage: giving([], { images: ['IMAGE'], filename_prefix: ['STRING'] }, true),
  };
}
