import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { changeFace, deleteFace, type Face, type FaceExpression, faceExpressions } from '#contract/faces.ts';
import { call } from '#web/api/call.ts';
import { errorText } from '#web/api/error-texts.ts';
import { useDeletion } from '#web/api/use-deletion.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Select } from '#web/ui/select.tsx';
import { showToast } from '#web/ui/toast.ts';
import { faceTexts } from './texts.ts';
import { changeLibrary } from './use-faces.ts';

/** A face with its expression, which the user may correct. */
export function FaceCard({ face }: { face: Face }) {
  const t = useTexts(faceTexts);
  const client = useQueryClient();
  const { id, expression, previewUrl } = face;
  const setExpression = (next: FaceExpression) =>
    changeLibrary(client, ({ faces }) => ({
      faces: faces.map((one) => (one.id === id ? { ...one, expression: next } : one)),
    }));
  const change = useMutation({
    mutationFn: (next: FaceExpression) => call(changeFace, { params: { id }, body: { expression: next } }),
    onSuccess: (answer) => setExpression(answer.face.expression),
    onError: (error) => showToast({ title: errorText(error), tone: 'error' }),
  });
  const [isDeleting, setDeleting] = useState(false);
  const deletion = useDeletion({
    send: () => call(deleteFace, { params: { id } }),
    onDeleted: () => changeLibrary(client, ({ faces }) => ({ faces: faces.filter((one) => one.id !== id) })),
  });
  return (
    <li className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-1.5">
      <img
        src={previewUrl}
        alt=""
        decoding="async"
        className="aspect-square w-full rounded-picture bg-over object-cover"
      />
      <div className="flex items-center gap-1">
        <Select
          label={t('expression')}
          look="button"
          options={faceExpressions.map((value) => ({ value, label: t(value) }))}
          value={change.isPending ? change.variables : expression}
          onChange={(next) => change.mutate(next)}
          className="min-w-0 flex-1"
        />
        <IconButton icon={Trash2} size="sm" label={t('deleteFace')} onClick={() => setDeleting(true)} />
      </div>
      {isDeleting && (
        <ConfirmDialog
          onClose={() => setDeleting(false)}
          title={t('deleteOneTitle')}
          sentence={t('deleteOneSentence')}
          busy={deletion.isPending}
          onConfirm={() => deletion.mutate()}
        />
      )}
    </li>
  );
}
