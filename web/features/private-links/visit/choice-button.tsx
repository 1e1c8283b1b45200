import { useMutation } from '@tanstack/react-query';
import { Heart } from 'lucide-react';
import { choosePicture } from '#contract/private-links.ts';
import { call } from '#web/api/call.ts';
import { errorText } from '#web/api/error-texts.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { visitTexts } from './texts.ts';
import { rememberChoice, useVisitor, visitOf } from './visitor-store.ts';

interface ChoiceButtonProps {
  token: string;
  picture: number;
  /** The place of the chosen picture. */
  choice: number | null;
}

/** Chooses the shown picture as the best; pressed again, takes the choice back. */
export function ChoiceButton({ token, picture, choice }: ChoiceButtonProps) {
  const t = useTexts(visitTexts);
  const isChosen = choice === picture;
  const choosing = useMutation({
    mutationFn: (chosen: number | null) =>
      call(choosePicture, {
        params: { token },
        body: { visitor: visitOf(token).key, name: useVisitor.getState().name, picture: chosen },
      }),
    onSuccess: (answer) => rememberChoice(token, answer.picture),
  });
  return (
    <section className="grid gap-2">
      <Button
        block
        variant={isChosen ? 'neutral' : 'main'}
        aria-pressed={isChosen}
        busy={choosing.isPending}
        onClick={() => choosing.mutate(isChosen ? null : picture)}
      >
        <Icon of={Heart} className={isChosen ? 'fill-current text-accent-text' : ''} />
        {t(isChosen ? 'chosen' : 'choose')}
      </Button>
      {choosing.isError ? (
        <p role="alert" className="m-0 text-danger type-meta">
          {`${t('chooseFailed')} ${errorText(choosing.error)}`}
        </p>
      ) : (
        <p className="m-0 text-faint type-meta">{t('chooseHint')}</p>
      )}
    </section>
  );
}
