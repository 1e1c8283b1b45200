import { Plus, Search } from 'lucide-react';
import { useState } from 'react';
import { styleNameKey } from '#contract/described-styles.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { RadioGroup } from '#web/ui/radio-group.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import type { ThumbnailStyle } from '../form/use-styles.ts';
import { StyleTile } from './style-tile.tsx';
import { styleTexts } from './texts.ts';

interface AllStylesDialogProps {
  presets: readonly ThumbnailStyle[];
  own: readonly ThumbnailStyle[];
  value: string;
  onChoose: (styleId: string) => void;
  onCreate: () => void;
  onClose: () => void;
}

/** All thumbnail styles, with a search. */
export function AllStylesDialog(props: AllStylesDialogProps) {
  const { presets, own, value, onChoose, onCreate, onClose } = props;
  const t = useTexts(styleTexts);
  const [words, setWords] = useState('');
  const key = styleNameKey(words);
  const fits = ({ name, own: style }: ThumbnailStyle) =>
    key === '' ||
    styleNameKey(name).includes(key) ||
    (style !== null && styleNameKey(style.triggerWord).includes(key));
  const groups = [
    { title: t('ownStyles'), styles: own.filter(fits) },
    { title: t('presets'), styles: presets.filter(fits) },
  ].filter(({ styles }) => styles.length > 0);
  return (
    <Dialog
      size="lg"
      onClose={onClose}
      title={t('allStyles')}
      footer={
        <>
          <Button
            onClick={() => {
              onClose();
              onCreate();
            }}
          >
            <Icon of={Plus} size="sm" />
            {t('createTile')}
          </Button>
          <Button variant="main" onClick={onClose}>
            {t('done')}
          </Button>
        </>
      }
    >
      <div className="grid min-h-80 content-start gap-5 pt-2 pb-2">
        <TextField
          icon={Search}
          type="search"
          label={t('search')}
          hideLabel
          placeholder={t('search')}
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
        <RadioGroup
          label={t('style')}
          values={groups.flatMap(({ styles }) => styles.map(({ id }) => id))}
          value={value}
          onChange={onChoose}
          className="grid gap-5"
        >
          {groups.map(({ title, styles }) => (
            <section key={title} aria-label={title} className="grid gap-2.5">
              <h3 className="m-0 type-label">{title}</h3>
              <div className="grid grid-cols-2 gap-x-3 gap-y-3 sm:grid-cols-4">
                {styles.map((style) => (
                  <StyleTile
                    key={style.id}
                    style={style}
                    selected={style.id === value}
                    on="raised"
                    onPress={onClose}
                  />
                ))}
              </div>
            </section>
          ))}
        </RadioGroup>
        <p role="status" className="m-0 text-muted empty:hidden">
          {groups.length === 0 && t('noMatch', { words })}
        </p>
      </div>
    </Dialog>
  );
}
