import { History, Link, Mic } from 'lucide-react';
import { useState } from 'react';
import { imageStyles } from '#contract/styles.ts';
import { Button } from '../button.tsx';
import { IconButton } from '../icon-button.tsx';
import { PasswordField } from '../password-field.tsx';
import { PromptBox } from '../prompt-box.tsx';
import { Select } from '../select.tsx';
import { Slider } from '../slider.tsx';
import { TextArea } from '../text-area.tsx';
import { TextField } from '../text-field.tsx';
import { Piece } from './piece.tsx';

const styles = imageStyles.map(({ id, label }) => ({ value: id as string, label }));

export function FormPieces() {
  const [prompt, setPrompt] = useState('Surviving 100 days with one controller, neon grid, sunset behind it');
  const [quality, setQuality] = useState(10);
  const [resemblance, setResemblance] = useState(100);
  const [style, setStyle] = useState('Photographic');
  const [order, setOrder] = useState('Latest');
  return (
    <>
      <Piece name="Prompt">
        <PromptBox
          label="Prompt"
          value={prompt}
          onChange={setPrompt}
          tools={
            <>
              <IconButton icon={Mic} label="Dictate" size="sm" />
              <IconButton icon={History} label="Past prompts" size="sm" />
            </>
          }
        />
        <PromptBox
          label="Prompt"
          value=""
          onChange={() => {}}
          placeholder="Describe the picture"
          error="Please enter a prompt"
        />
      </Piece>
      <Piece name="Slider with value">
        <Slider label="Quality" value={quality} onChange={setQuality} min={1} max={50} defaultValue={10} />
        <Slider
          label="Resemblance"
          value={resemblance}
          onChange={setResemblance}
          min={1}
          max={100}
          defaultValue={60}
          unit="%"
        />
        <Slider label="Creativity" value={3} onChange={() => {}} min={0} max={10} disabled />
      </Piece>
      <Piece name="Fields">
        <TextField
          label="Link"
          hideLabel
          icon={Link}
          placeholder="YouTube link"
          end={
            <Button variant="quiet" size="sm" className="-mr-2">
              Paste
            </Button>
          }
        />
        <TextField label="Link" defaultValue="youtu.be/abc" error="Please enter a valid YouTube URL" />
        <PasswordField
          label="Password"
          defaultValue="correct horse"
          autoComplete="off"
          size="lg"
          hint="Use at least 8 characters."
        />
        <TextArea label="Description" rows={2} />
        <Select label="Style" options={styles} value={style} onChange={setStyle} />
        <div>
          <Select
            label="Sort"
            look="button"
            prefix="Sort By:"
            options={[
              { value: 'Latest', label: 'Latest' },
              { value: 'Oldest', label: 'Oldest' },
            ]}
            value={order}
            onChange={setOrder}
          />
        </div>
      </Piece>
    </>
  );
}
