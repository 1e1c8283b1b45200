import { Link } from 'react-router';
import { buttonStyle } from '#web/ui/button-style.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';

interface DeadEndProps {
  title: string;
  line: string;
  to: string;
  label: string;
}

/** A page where nothing can be done, with a link onwards. */
export function DeadEnd({ title, line, to, label }: DeadEndProps) {
  return (
    <EmptyState
      title={title}
      line={line}
      action={
        <Link to={to} className={buttonStyle()}>
          {label}
        </Link>
      }
    />
  );
}
