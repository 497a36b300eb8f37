import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { useAnnounce } from '../../../shared/ui/Announcer';
import { Button } from '../../../shared/ui/buttons';
import { Box } from '../../../shared/ui/layout';
import { ProblemNote } from '../../../shared/ui/ProblemNote';
import { Select } from '../../../shared/ui/Select';
import { creationMessages } from '../creation.messages';
import type { NewLinkStore } from '../new-link.store';

/** Where the link will stand; whoever has only one place for links is not asked. */
export const DomainChoice = observer(function DomainChoice({ store }: { readonly store: NewLinkStore }) {
  const intl = useIntl();
  const announce = useAnnounce();
  const { domain, domains } = store;
  const options = domains.value ?? [];
  if (domain === null || options.length < 2) return null;
  const makeDefault = async (): Promise<void> => {
    await store.makeDefault();
    if (domains.state === 'done') {
      announce(intl.formatMessage(creationMessages.isDefault, { domain: domain.name }));
    }
  };
  return (
    <Box sx={{ mb: 1 }}>
      <Select
        label={intl.formatMessage(creationMessages.domain)}
        hint={intl.formatMessage(creationMessages.domainHint)}
        choices={options.map(({ name, isDefault }) => ({
          value: name,
          label: isDefault ? intl.formatMessage(creationMessages.byDefault, { domain: name }) : name,
        }))}
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
