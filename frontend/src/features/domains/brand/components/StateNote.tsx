import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { formatDate } from '../../../../shared/dates';
import { Button } from '../../../../shared/ui/buttons';
import { Box, Stack } from '../../../../shared/ui/layout';
import { ProblemNote } from '../../../../shared/ui/ProblemNote';
import { Text } from '../../../../shared/ui/text';
import type { BrandDomain } from '../brand-domains.api';
import { brandProblems } from '../brand-problem.messages';
import type { BrandDomainStore } from '../brand-domain.store';
import { shownState } from '../brand-domain-state';
import { setupMessages as messages } from '../domain-setup.messages';
import { useCanEdit } from '../use-can-edit';

interface StateNoteProps {
  readonly store: BrandDomainStore;
  readonly domain: BrandDomain;
}

function useNote(domain: BrandDomain): string | null {
  const intl = useIntl();
  const { shortDomain: host, root, lack, failingSince, nextCheckAt } = domain;
  switch (shownState(domain)) {
    case 'claimed':
      return intl.formatMessage(nextCheckAt === null ? messages.idle : messages.claimed, { root });
    case 'verified':
      return intl.formatMessage(messages.verified, { host });
    case 'failing': {
      const date = failingSince === null ? '' : formatDate(intl.locale, failingSince, 'long');
      return intl.formatMessage(messages.failing, { lack, date });
    }
    case 'invalid':
      return intl.formatMessage(messages.invalid, { lack, host });
    case 'unbound':
      return intl.formatMessage(messages.unbound, { host });
    case 'siteSuspended':
      return intl.formatMessage(messages.siteSuspended, { host });
    case 'planSuspended':
      return intl.formatMessage(messages.planSuspended, { host });
    default:
      return null;
  }
}

/** How the domain stands, and what to do about it. */
export const StateNote = observer(function StateNote({ store, domain }: StateNoteProps) {
  const intl = useIntl();
  const canEdit = useCanEdit();
  const note = useNote(domain);
  const { error, isPending } = store.binding;
  const isIdle = domain.state === 'claimed' && domain.nextCheckAt === null;
  const isBad = domain.state === 'failing' || domain.state === 'invalid';
  return (
    <Stack sx={{ gap: 1.5 }}>
      <Box
        sx={{
          borderRadius: 1,
          px: 2,
          py: 1.5,
          bgcolor: isBad ? 'soft.error' : 'soft.sunken',
          border: 1,
          borderColor: isBad ? 'error.main' : 'divider',
        }}
      >
        <Text sx={{ overflowWrap: 'anywhere' }}>{note}</Text>
        {isIdle && canEdit && (
          <Button
            variant="contained"
            aria-disabled={isPending}
            onClick={() => void store.bind()}
            sx={{ mt: 1.5 }}
          >
            {intl.formatMessage(messages.start)}
          </Button>
        )}
      </Box>
      {error !== null && !isPending && <ProblemNote problem={error} texts={brandProblems} />}
    </Stack>
  );
});
