import { Plus } from 'lucide-react';
import { Link } from 'react-router';
import { useTexts } from '#web/i18n/catalogue.ts';
import { buttonStyle } from '#web/ui/button-style.ts';
import { Icon } from '#web/ui/icon.tsx';
import { galleryTexts } from '../texts.ts';

export function NewImageLink({ className = '' }: { className?: string }) {
  const t = useTexts(galleryTexts);
  return (
    <Link to="/editor" className={`${buttonStyle({ variant: 'main' })} ${className}`}>
      <Icon of={Plus} />
      {t('newImage')}
    </Link>
  );
}
