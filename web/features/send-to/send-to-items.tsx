import { ImagePlus, ImageUpscale, Send } from 'lucide-react';
import type { ComponentProps, ReactElement } from 'react';
import type { GalleryImage } from '#contract/images.ts';
import { referenceTools } from '#contract/references.ts';
import { tools } from '#contract/tools.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { Menu, MenuGroup, MenuItem, MenuSub } from '#web/ui/menu.tsx';
import { sendToTexts } from './texts.ts';
import { useSendTo } from './use-send-to.ts';

/** The "Send to" submenu of a picture's menu. */
export function SendToSub({ image }: { image: GalleryImage }) {
  const t = useTexts(sendToTexts);
  return (
    <MenuSub icon={Send} label={t('sendTo')}>
      <SendToItems image={image} />
    </MenuSub>
  );
}

interface SendToMenuProps {
  image: GalleryImage;
  trigger: ReactElement<ComponentProps<'button'>>;
}

/** The same targets in a menu of their own, behind a button such as the viewer's. */
export function SendToMenu({ image, trigger }: SendToMenuProps) {
  const t = useTexts(sendToTexts);
  return (
    <Menu label={t('sendTo')} trigger={trigger}>
      <SendToItems image={image} />
    </Menu>
  );
}

function SendToItems({ image }: { image: GalleryImage }) {
  const t = useTexts(sendToTexts);
  const send = useSendTo(image);
  return (
    <>
      <MenuGroup>
        <MenuItem icon={ImageUpscale} onSelect={send.upscaler}>
          {tools.Upscaler.label}
        </MenuItem>
      </MenuGroup>
      <MenuGroup label={t('asReference')}>
        {referenceTools.map((tool) => (
          <MenuItem key={tool} icon={ImagePlus} onSelect={() => send.asReference(tool)}>
            {tools[tool].label}
          </MenuItem>
        ))}
      </MenuGroup>
    </>
  );
}
