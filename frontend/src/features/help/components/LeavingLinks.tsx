import { observer } from 'mobx-react-lite';
import type { MouseEvent, ReactNode } from 'react';
import { Box } from '../../../shared/ui/layout';

interface LeavingLinksProps {
  /** A link to another page of this site was followed. */
  readonly onLeave: () => void;
  readonly children: ReactNode;
}

/** Notices that a person goes to another page from something that lies over this one. */
export const LeavingLinks = observer(function LeavingLinks({ onLeave, children }: LeavingLinksProps) {
  const notice = ({ target, ctrlKey, metaKey, shiftKey }: MouseEvent): void => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/"]') : null;
    if (link !== null && link.target === '' && !ctrlKey && !metaKey && !shiftKey) onLeave();
  };
  return <Box onClick={notice}>{children}</Box>;
});
