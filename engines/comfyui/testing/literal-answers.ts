/**
 * Answers and messages in the shapes of ComfyUI's own `server.py`, `execution.py` and `progress.py`, with the
 * refusals that a running 0.3.64 sent. Our stand-in was written beside our client; these were not.
 */

const id = '4b6cbe14-1a2f-4d6f-9c7e-0d1f3a8f2a55';

const graph = {
  4: { class_type: 'CheckpointLoaderSimple', inputs: { ckpt_name: 'tiny.safetensors' } },
  8: { class_type: 'VAEDecode', inputs: { samples: ['3', 0], vae: ['4', 2] } },
  9: { class_type: 'SaveImage', inputs: { images: ['8', 0], filename_prefix: 'Adventure/a' } },
};

export const promptId = id;

/** `POST /prompt`. */
export const prompts = {
  accepted: { prompt_id: id, number: 12, node_errors: {} },
  noPrompt: {
    error: {
      type: 'no_prompt',
      message: 'No prompt provided',
      details: 'No prompt provided',
      extra_info: {},
    },
    node_errors: {},
  },
  /** Without a `prompt`, before 2025. The error is no record, and the errors of nodes are a list. */
  noPromptOfOld: { error: 'no prompt', node_errors: [] },
  unknownNode: {
    error: {
      type: 'invalid_prompt',
      message: 'Cannot execute because node ImageRemoveBackground does not exist.',
      details: "Node ID '#7'",
      extra_info: {},
    },
    node_errors: {},
  },
  unknownNodeOfNew: {
    error: {
      type: 'missing_node_type',
      message: "Node 'Remove background' not found. The custom node may not be installed.",
      details: "Node ID '#7'",
      extra_info: { node_id: '7', class_type: 'ImageRemoveBackground', node_title: 'Remove background' },
    },
    node_errors: {},
  },
  noOutputs: {
    error: { type: 'prompt_no_outputs', message: 'Prompt has no outputs', details: '', extra_info: {} },
    node_errors: {},
  },
  unknownCheckpoint: {
    error: {
      type: 'prompt_outputs_failed_validation',
      message: 'Prompt outputs failed validation',
      details: '',
      extra_info: {},
    },
    node_errors: {
      4: {
        errors: [
          {
            type: 'value_not_in_list',
            message: 'Value not in list',
            details: "ckpt_name: 'gone.safetensors' not in ['tiny.safetensors']",
            extra_info: {
              input_name: 'ckpt_name',
              input_config: [
                ['tiny.safetensors'],
                { tooltip: 'The name of the checkpoint (model) to load.' },
              ],
              received_value: 'gone.safetensors',
            },
          },
        ],
        dependent_outputs: ['9'],
        class_type: 'CheckpointLoaderSimple',
      },
    },
  },
} as const;

const item = [12, id, graph, { client_id: 'adventure' }, ['9']];

/** `GET /queue`. The newer server appends the values that it keeps secret. */
export const queues = {
  idle: { queue_running: [], queue_pending: [] },
  running: { queue_running: [item], queue_pending: [] },
  runningOfNew: { queue_running: [[...item, {}]], queue_pending: [] },
};

const at = { prompt_id: id, timestamp: 1_760_000_000_000 };

/** `GET /history/{id}`. A prompt that is not over has no entry. */
export const histories = {
  none: {},
  success: {
    [id]: {
      prompt: item,
      outputs: {
        9: { images: [{ filename: 'a_00001_.png', subfolder: 'Adventure', type: 'output' }] },
      },
      status: {
        status_str: 'success',
        completed: true,
        messages: [
          ['execution_start', at],
          ['execution_cached', { nodes: ['4'], ...at }],
          ['execution_success', at],
        ],
      },
      meta: { 9: { node_id: '9', display_node: '9', parent_node: null, real_node_id: '9' } },
    },
  },
  failure: {
    [id]: {
      prompt: item,
      outputs: {},
      status: {
        status_str: 'error',
        completed: false,
        messages: [
          ['execution_start', at],
          ['execution_cached', { nodes: [], ...at }],
          [
            'execution_error',
            {
              ...at,
              node_id: '8',
              node_type: 'VAEDecode',
              executed: ['4'],
              exception_message: 'a private prompt may be in here',
              exception_type: 'torch.OutOfMemoryError',
              traceback: ['  File "/opt/comfy/execution.py", line 496, in execute\n'],
              current_inputs: { samples: ['…'], vae: ['…'] },
              current_outputs: ['4'],
            },
          ],
        ],
      },
      meta: {},
    },
  },
  interrupted: {
    [id]: {
      prompt: item,
      outputs: {},
      status: {
        status_str: 'error',
        completed: false,
        messages: [
          ['execution_start', at],
          ['execution_interrupted', { ...at, node_id: '3', node_type: 'KSampler', executed: [] }],
        ],
      },
      meta: {},
    },
  },
};

/** `GET /object_info/CheckpointLoaderSimple`, of each. */
export const checkpointLoaders = [
  { input: { required: { ckpt_name: [['tiny.safetensors'], { tooltip: 'The name of the checkpoint.' }] } } },
  { input: { required: { ckpt_name: ['COMBO', { options: ['tiny.safetensors'], multiselect: false }] } } },
];

const stateOf = (node: string, state: string, value: number, max: number) => ({
  value,
  max,
  state,
  node_id: node,
  prompt_id: id,
  display_node_id: node,
  parent_node_id: null,
  real_node_id: node,
});

/** The messages of a socket about one prompt, in their order. */
export const messages = [
  { type: 'status', data: { status: { exec_info: { queue_remaining: 1 } } } },
  { type: 'execution_start', data: at },
  { type: 'execution_cached', data: { nodes: ['4'], ...at } },
  { type: 'progress_state', data: { prompt_id: id, nodes: { 8: stateOf('8', 'running', 0, 1) } } },
  { type: 'executing', data: { node: '8', display_node: '8', prompt_id: id } },
  { type: 'progress', data: { value: 1, max: 2, prompt_id: id, node: '8' } },
  { type: 'progress_state', data: { prompt_id: id, nodes: { 8: stateOf('8', 'finished', 1, 1) } } },
  { type: 'executing', data: { node: '9', display_node: '9', prompt_id: id } },
  {
    type: 'executed',
    data: {
      node: '9',
      display_node: '9',
      output: { images: [{ filename: 'a_00001_.png', subfolder: 'Adventure', type: 'output' }] },
      prompt_id: id,
    },
  },
  { type: 'execution_success', data: at },
  { type: 'executing', data: { node: null, prompt_id: id } },
];
