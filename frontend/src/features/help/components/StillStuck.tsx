import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { Panel } from '../../../shared/ui/Panel';
import { Text } from '../../../shared/ui/text';
import { Contact } from '../../content';
import { helpMessages } from '../help.messages';

interface StillStuckProps {
  /** What the mail is about. */
  readonly subject?: string;
}

/** At the end of the help: people. */
export const StillStuck = observer(function StillStuck({ subject = '' }: StillStuckProps) {
  const intl = useIntl();
  const headingId = useId();
  return (
    <Panel component="section" aria-labelledby={headingId} sx={{ bgcolor: 'soft.sunken' }}>
      <Text id={headingId} component="h2" variant="h3" sx={{ mb: 1 }}>
        {intl.formatMessage(helpMessages.stuck)}
      </Text>
      <Contact subject={subject} />
    </Panel>
  );
});
