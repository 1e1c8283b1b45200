import { Component, type ReactNode } from 'react';
import { translator } from '#web/i18n/catalogue.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { ErrorPage } from './error-page.tsx';
import { appTexts } from './texts.ts';

const t = translator(appTexts);

interface State {
  hasFailed: boolean;
}

/** Limits a component's error to its page; navigation resets it. */
export class ErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { hasFailed: false };

  static getDerivedStateFromError(): State {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <ErrorPage>
        <ErrorState title={t('brokenTitle')} sentence={t('brokenLine')}>
          <div className="pt-3.5">
            <Button variant="main" onClick={() => window.location.reload()}>
              {t('reload')}
            </Button>
          </div>
        </ErrorState>
      </ErrorPage>
    );
  }
}
