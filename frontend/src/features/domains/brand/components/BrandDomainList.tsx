import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '../../../../shared/ui/buttons';
import { AddIcon } from '../../../../shared/ui/icons';
import { Box, Stack } from '../../../../shared/ui/layout';
import { Section } from '../../../../shared/ui/Section';
import { Text } from '../../../../shared/ui/text';
import type { BrandDomainListStore } from '../brand-domain-list.store';
import type { BrandDomainItem } from '../brand-domains.api';
import { domainListMessages } from '../domain-list.messages';
import { useCanEdit } from '../use-can-edit';
import { useHasPlan } from '../use-has-plan';
import { AddDomainDialog } from './AddDomainDialog';
import { DomainRow } from './DomainRow';
import { PlanNote } from './PlanNote';

interface BrandDomainListProps {
  readonly store: BrandDomainListStore;
  readonly domains: readonly BrandDomainItem[];
  /** Hosts that the group has bought here. */
  readonly bought: ReadonlySet<string>;
}

const Empty = observer(function Empty() {
  const intl = useIntl();
  return (
    <Stack sx={{ gap: 0.5, maxWidth: '40rem' }}>
      <Text component="h3" sx={{ fontSize: '1.0625rem', fontWeight: 650 }}>
        {intl.formatMessage(domainListMessages.empty)}
      </Text>
      <Text color="textSecondary">{intl.formatMessage(domainListMessages.emptyText)}</Text>
    </Stack>
  );
});

/** The group's own domains, and the way to another one. */
export const BrandDomainList = observer(function BrandDomainList(props: BrandDomainListProps) {
  const { store, domains, bought } = props;
  const intl = useIntl();
  const canEdit = useCanEdit();
  const hasPlan = useHasPlan();
  const [isAdding, setAdding] = useState(false);
  const canAdd = canEdit && hasPlan === true;
  return (
    <Section
      title={intl.formatMessage(domainListMessages.brands)}
      control={
        canAdd && (
          <Button
            variant="contained"
            aria-haspopup="dialog"
            startIcon={<AddIcon />}
            onClick={() => setAdding(true)}
          >
            {intl.formatMessage(domainListMessages.add)}
          </Button>
        )
      }
    >
      <Stack sx={{ gap: 2 }}>
        {domains.length === 0 ? (
          <Empty />
        ) : (
          <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {domains.map((domain) => (
              <DomainRow
                key={domain.id}
                store={store}
                domain={domain}
                canEdit={canEdit}
                isBought={bought.has(domain.name)}
              />
            ))}
          </Box>
        )}
        {hasPlan === false && <PlanNote />}
        {!canEdit && <Text color="textSecondary">{intl.formatMessage(domainListMessages.adminsOnly)}</Text>}
      </Stack>
      {isAdding && <AddDomainDialog onClose={() => setAdding(false)} />}
    </Section>
  );
});
