import { Lock, Plus, RotateCcw } from 'lucide-react';
import type { AdminChain, AdminEngine } from '#contract/admin-engines.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { Icon } from '#web/ui/icon.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Menu, MenuGroup, MenuItem } from '#web/ui/menu.tsx';
import { enginesTexts } from '../texts.ts';
import { engineName, useName } from '../words.ts';
import { ChainOrder, LockedOrder } from './chain-order.tsx';
import { useChain } from './use-chain.ts';

interface ChainRowProps {
  chain: AdminChain;
  engines: readonly AdminEngine[];
}

/** The chain of one tool or kind of work, and where its order comes from. */
export function ChainRow({ chain, engines }: ChainRowProps) {
  const t = useTexts(enginesTexts);
  const { names, source, save } = useChain(chain);
  const use = useName(t, chain.use);
  const nameOf = (id: string) => {
    const found = engines.find((engine) => engine.id === id);
    return found ? engineName(t, found) : id;
  };
  const isLocked = source === 'environment';
  const others = isLocked ? [] : chain.candidates.filter((id) => !names.includes(id));
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-6 gap-y-2 border-line border-b py-3.5 lg:grid-cols-[180px_minmax(0,1fr)_auto]">
      <h3 className="m-0 type-label">{use}</h3>
      <div className="col-span-2 row-start-2 flex min-w-0 flex-wrap items-center gap-2 lg:col-span-1 lg:col-start-2 lg:row-start-1">
        {names.length === 0 && <span className="text-muted">{t('noEngine')}</span>}
        {names.length > 0 && isLocked && <LockedOrder use={use} names={names} nameOf={nameOf} />}
        {names.length > 0 && !isLocked && (
          <ChainOrder use={use} names={names} nameOf={nameOf} onChange={save} />
        )}
        {others.length > 0 && (
          <Menu
            label={t('addToChain', { use })}
            align="start"
            trigger={<IconButton icon={Plus} label={t('addToChain', { use })} />}
          >
            <MenuGroup>
              {others.map((id) => (
                <MenuItem key={id} onSelect={() => save([...names, id])}>
                  {nameOf(id)}
                </MenuItem>
              ))}
            </MenuGroup>
          </Menu>
        )}
      </div>
      <span className="flex min-h-8 items-center gap-2 text-faint lg:col-start-3">
        {source === 'environment' && (
          <>
            <Icon of={Lock} size="sm" />
            <span className="type-meta wrap-anywhere">
              {t('fromEnvironment', { variable: chain.variable })}
            </span>
          </>
        )}
        {source === 'automatic' && (
          <span className="type-meta" title={t('automaticLine')}>
            {t('automatic')}
          </span>
        )}
        {source === 'stored' && (
          <>
            <span className="type-meta">{t('chosen')}</span>
            <IconButton
              icon={RotateCcw}
              size="sm"
              label={t('backToAutomaticOf', { use })}
              onClick={() => save(null)}
            />
          </>
        )}
      </span>
    </li>
  );
}
