import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { pathTo } from '../../../../shared/paths';
import { useAnnounce } from '../../../../shared/ui/Announcer';
import { AppLink } from '../../../../shared/ui/AppLink';
import { Box, Stack } from '../../../../shared/ui/layout';
import { problemText } from '../../../../shared/ui/problem.messages';
import { Switch } from '../../../../shared/ui/Switch';
import { Text } from '../../../../shared/ui/text';
import { isInUse, shownState } from '../brand-domain-state';
import type { BrandDomainListStore } from '../brand-domain-list.store';
import type { BrandDomainItem } from '../brand-domains.api';
import { brandProblems } from '../brand-problem.messages';
import { domainListMessages } from '../domain-list.messages';
import { StateChips } from './StateChips';

interface DomainRowProps {
  readonly store: BrandDomainListStore;
  readonly domain: BrandDomainItem;
  readonly canEdit: boolean;
  /** Its records are set by its registrar, and how far that is stands elsewhere. */
  readonly isBought: boolean;
}

const DefaultSwitch = observer(function DefaultSwitch({
  store,
  domain,
}: Pick<DomainRowProps, 'store' | 'domain'>) {
  const intl = useIntl();
  const announce = useAnnounce();
  const { shortDomain: host, isDefault } = domain;
  const { error } = store.defaulting;
  const change = async (isOn: boolean): Promise<void> => {
    if (!(await store.setDefault(domain, isOn))) return;
    announce(
      intl.formatMessage(isOn ? domainListMessages.nowDefault : domainListMessages.notDefault, { host }),
    );
  };
  return (
    <Switch
      label={intl.formatMessage(domainListMessages.default, { host })}
      isOn={isDefault}
      error={
        error !== null && store.defaultedId === domain.id
          ? intl.formatMessage(problemText(error.code, brandProblems))
          : null
      }
      onChange={(isOn) => void change(isOn)}
    />
  );
});

/** One domain of the group. */
export const DomainRow = observer(function DomainRow(props: DomainRowProps) {
  const { store, domain, canEdit, isBought } = props;
  const intl = useIntl();
  const inUse = isInUse(domain);
  const state = shownState(domain);
  return (
    <Box
      component="li"
      sx={{ py: 2, borderTop: 1, borderColor: 'divider', '&:first-of-type': { borderTop: 0 } }}
    >
      <Stack sx={{ gap: 1 }}>
        <Stack
          direction={{ xs: 'column', sm: 'row' }}
          sx={{ gap: 1, alignItems: { sm: 'center' }, justifyContent: 'space-between' }}
        >
          <AppLink
            to={pathTo('brandDomain', domain.id)}
            dir="auto"
            sx={{ fontSize: '1.125rem', fontWeight: 650, overflowWrap: 'anywhere', py: 0.5 }}
          >
            {domain.shortDomain}
          </AppLink>
          <StateChips
            domain={domain}
            hasOwnCertificates={store.request.value?.hasOwnCertificates !== false}
          />
        </Stack>
        {state !== 'verified' && !(isBought && state === 'claimed') && (
          <Text variant="body2" color="textSecondary">
            {intl.formatMessage(domainListMessages.next, { state })}
          </Text>
        )}
        {canEdit && (inUse || domain.isDefault) && <DefaultSwitch store={store} domain={domain} />}
      </Stack>
    </Box>
  );
});
