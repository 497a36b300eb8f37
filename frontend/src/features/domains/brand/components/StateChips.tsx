import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { formatDate } from '../../../../shared/dates';
import { Stack } from '../../../../shared/ui/layout';
import { WordChip } from '../../../../shared/ui/WordChip';
import { isInUse, shownState, stateColor } from '../brand-domain-state';
import type { BrandDomainItem } from '../brand-domains.api';
import { domainListMessages } from '../domain-list.messages';

interface StateChipsProps {
  readonly domain: BrandDomainItem;
  /** Whether certificates are made here, not by a proxy in front of the site. */
  readonly hasOwnCertificates: boolean;
}

/** How a domain stands, in a few words. */
export const StateChips = observer(function StateChips({ domain, hasOwnCertificates }: StateChipsProps) {
  const intl = useIntl();
  const { certificateUntil, isDefault } = domain;
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 0.75 }}>
      <WordChip color={stateColor(domain)}>
        {intl.formatMessage(domainListMessages.state, { state: shownState(domain) })}
      </WordChip>
      {certificateUntil !== null && (
        <WordChip>
          {intl.formatMessage(domainListMessages.until, { date: formatDate(intl.locale, certificateUntil) })}
        </WordChip>
      )}
      {!hasOwnCertificates && isInUse(domain) && (
        <WordChip>{intl.formatMessage(domainListMessages.byProxy)}</WordChip>
      )}
      {isDefault && <WordChip color="purple">{intl.formatMessage(domainListMessages.isDefault)}</WordChip>}
    </Stack>
  );
});
