import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { Button } from '../../../shared/ui/buttons';
import { CopyButton } from '../../../shared/ui/CopyButton';
import { Facts } from '../../../shared/ui/Facts';
import { Box, Stack } from '../../../shared/ui/layout';
import { ProblemNote } from '../../../shared/ui/ProblemNote';
import { Section } from '../../../shared/ui/Section';
import { Text } from '../../../shared/ui/text';
import type { ApiPlanStore } from '../api-plan.store';
import { clientMessages as messages } from '../clients.messages';
import { developerProblems } from '../developer.messages';

const Copied = observer(function Copied({ text }: { readonly text: string }) {
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, maxWidth: '100%' }}>
      <Box component="code" dir="ltr" sx={{ overflowWrap: 'anywhere', minWidth: 0 }}>
        {text}
      </Box>
      <CopyButton address={text} isIcon />
    </Box>
  );
});

interface ClientsSectionProps {
  readonly store: ApiPlanStore;
  /** Whether the group has a token: without one there is no signature. */
  readonly hasToken: boolean;
}

/** Addresses for programs that were written for other services. */
export const ClientsSection = observer(function ClientsSection({ store, hasToken }: ClientsSectionProps) {
  const intl = useIntl();
  const { origin } = window.location;
  const { value: yourls, error, isPending } = store.yourls;
  const isShown = yourls !== null && yourls.signature !== null;
  return (
    <Section title={intl.formatMessage(messages.heading)}>
      <Stack sx={{ gap: 2, alignItems: 'flex-start' }}>
        <Text color="textSecondary">{intl.formatMessage(messages.lead)}</Text>
        <Facts
          facts={[
            [intl.formatMessage(messages.picsee), <Copied key="picsee" text={origin} />],
            [intl.formatMessage(messages.mcp), <Copied key="mcp" text={`${origin}/mcp`} />],
            isShown ? [intl.formatMessage(messages.yourls), <Copied key="yourls" text={yourls.url} />] : null,
            isShown
              ? [intl.formatMessage(messages.signature), <Copied key="signature" text={yourls.signature} />]
              : null,
          ]}
        />
        {isShown && <Text color="textSecondary">{intl.formatMessage(messages.warning)}</Text>}
        {hasToken && !isShown && (
          <Button variant="outlined" disabled={isPending} onClick={() => void store.loadYourls()}>
            {intl.formatMessage(messages.show)}
          </Button>
        )}
        {error !== null && !isPending && <ProblemNote problem={error} texts={developerProblems} />}
      </Stack>
    </Section>
  );
});
