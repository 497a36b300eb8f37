import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useStores } from '../store-context';
import { OuterLink } from './AppLink';
import { Text } from './text';
import { uiMessages } from './ui.messages';

const toPrivacy = (words: ReactNode[]) => (
  <OuterLink key="privacy" href="https://policies.google.com/privacy" color="inherit" underline="always">
    {words}
  </OuterLink>
);
const toTerms = (words: ReactNode[]) => (
  <OuterLink key="terms" href="https://policies.google.com/terms" color="inherit" underline="always">
    {words}
  </OuterLink>
);

interface HumanNoteProps {
  /** Whom the form's call asks to be human. */
  readonly asked: 'guests' | 'people';
}

/** Tells people who are asked to be human by whom, as its terms demand; nothing where none are asked. */
export const HumanNote = observer(function HumanNote({ asked }: HumanNoteProps) {
  const intl = useIntl();
  const { session } = useStores();
  const isVerified = (session.site?.humanVerification ?? null) !== null;
  if (!isVerified || (asked === 'guests' && session.isSignedIn)) return null;
  return (
    <Text variant="body2" color="textSecondary">
      {intl.formatMessage(uiMessages.human, { privacy: toPrivacy, terms: toTerms })}
    </Text>
  );
});
