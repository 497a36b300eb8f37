import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { PATHS } from '../../../shared/paths';
import { useStores } from '../../../shared/store-context';
import { AppLink } from '../../../shared/ui/AppLink';
import { Button } from '../../../shared/ui/buttons';
import { MailIcon } from '../../../shared/ui/icons';
import { Stack } from '../../../shared/ui/layout';
import { Text } from '../../../shared/ui/text';
import { contactMessages } from '../content.messages';

interface ContactProps {
  /** What the mail is about, in its subject line. */
  readonly subject?: string;
}

const Report = observer(function Report() {
  const intl = useIntl();
  return (
    <AppLink to={PATHS.report} sx={{ py: 1, fontWeight: 600 }}>
      {intl.formatMessage(contactMessages.report)}
    </AppLink>
  );
});

/** How to reach the people who run this installation, or what to do when they do not say. */
export const Contact = observer(function Contact({ subject = '' }: ContactProps) {
  const intl = useIntl();
  const address = useStores().session.site?.contactEmail ?? null;
  if (address === null) {
    return (
      <Stack sx={{ gap: 0.5, alignItems: 'flex-start' }}>
        <Text>{intl.formatMessage(contactMessages.missing)}</Text>
        <AppLink to={PATHS.help} sx={{ py: 1, fontWeight: 600 }}>
          {intl.formatMessage(contactMessages.toHelp)}
        </AppLink>
        <Report />
      </Stack>
    );
  }
  const query = subject === '' ? '' : `?subject=${encodeURIComponent(subject)}`;
  return (
    <Stack sx={{ gap: 1, alignItems: 'flex-start' }}>
      <Text>{intl.formatMessage(contactMessages.write)}</Text>
      <Button
        href={`mailto:${address}${query}`}
        variant="outlined"
        startIcon={<MailIcon />}
        sx={{ overflowWrap: 'anywhere', textAlign: 'start' }}
      >
        {address}
      </Button>
      <Text variant="body2" color="textSecondary">
        {intl.formatMessage(contactMessages.quote)}
      </Text>
      <Report />
    </Stack>
  );
});
