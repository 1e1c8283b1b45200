/** Returns a trained style in the server’s format, for mocked answers. */
export function trainedStyle(name: string, status: string, facts: object = {}) {
  return {
    _id: name,
    id: name,
    styleId: name,
    styleName: name,
    name,
    triggerWord: 'look',
    trigger_word: 'look',
    mode: 'style',
    status,
    progress: null,
    pictures: 3,
    previewUrl: null,
    request_id: null,
    finetune_id: null,
    model_id: null,
    description: '',
    error: null,
    createdAt: new Date().toISOString(),
    completedAt: status === 'ready' ? new Date().toISOString() : null,
    ...facts,
  };
}
