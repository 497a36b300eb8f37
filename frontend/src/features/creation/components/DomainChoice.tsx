import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { unicodeHost } from '../../../shared/unicode-host';
import { useAnnounce } from '../../../shared/ui/Announcer';
import { Button } from '../../../shared/ui/buttons';
import { Box } from '../../../shared/ui/layout';
import { ProblemNote } from '../../../shared/ui/ProblemNote';
import { HostSelect } from '../../domains';
import { creationMessages } from '../creation.messages';
import type { NewLinkStore } from '../new-link.store';

/** Where the link will stand; a member with only one place for links is not asked. */
export const DomainChoice = observer(function DomainChoice({ store }: { readonly store: NewLinkStore }) {
  const intl = useIntl();
  const announce = useAnnounce();
  const { domain, domains } = store;
  const options = domains.value ?? [];
  if (domain === null || options.length < 2) return null;
  const makeDefault = async (): Promise<void> => {
    await store.makeDefault();
    if (domains.state === 'done') {
      announce(intl.formatMessage(creationMessages.isDefault, { domain: unicodeHost(domain.name) }));
    }
  };
  return (
    <Box sx={{ mb: 1 }}>
      <HostSelect
        label={intl.formatMessage(creationMessages.domain)}
        hint={intl.formatMessage(creationMessages.domainHint)}
        hosts={options.map(({ name }) => name)}
        labelOf={(shown, host) =>
          options.some(({ name, isDefault }) => isDefault && name === host)
            ? intl.formatMessage(creationMessages.byDefault, { domain: shown })
            : shown
        }
        chosen={domain.name}
        onChoose={store.chooseDomain}
      />
      {!domain.isDefault && (
        <Button size="small" onClick={() => void makeDefault()} sx={{ mt: 0.5 }}>
          {intl.formatMessage(creationMessages.makeDefault)}
        </Button>
      )}
      {domains.state === 'failed' && domains.error !== null && <ProblemNote problem={domains.error} />}
    </Box>
  );
});
