import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { PATHS } from '../../../shared/paths';
import { AppLink } from '../../../shared/ui/AppLink';
import { Stack } from '../../../shared/ui/layout';
import { Notice } from '../../../shared/ui/Notice';
import type { FoundAtDesk } from '../moderation.api';
import { moderationMessages as messages } from '../moderation.messages';
import type { ModerationStore } from '../moderation.store';
import { DomainSection } from './DomainSection';
import { FoundAddressSection, BrowserSection, PersonSection } from './FoundCards';
import { GroupSection } from './GroupSection';
import { LinkCard } from './LinkCard';

interface StoreProps {
  readonly store: ModerationStore;
}

/** Everything that a text means. */
export const Found = observer(function Found({ found, store }: StoreProps & { readonly found: FoundAtDesk }) {
  const intl = useIntl();
  const { link, person, group, browser, domains, address } = found;
  const isNothing =
    [link, person, group, browser, address].every((each) => each === null) && domains.length === 0;
  if (isNothing) {
    const query = new URLSearchParams({ q: store.q }).toString();
    return (
      <Notice title={intl.formatMessage(messages.nothing)} text={intl.formatMessage(messages.nothingText)}>
        <AppLink to={`${PATHS.billingDesk}?${query}`}>{intl.formatMessage(messages.billing)}</AppLink>
      </Notice>
    );
  }
  return (
    <Stack sx={{ gap: 2.5 }}>
      {link !== null && <LinkCard link={link} store={store} />}
      {person !== null && <PersonSection person={person} store={store} />}
      {group !== null && <GroupSection group={group} />}
      {browser !== null && <BrowserSection browser={browser} store={store} />}
      {domains.map((domain) => (
        <DomainSection key={domain.id} domain={domain} store={store} />
      ))}
      {address !== null && <FoundAddressSection address={address} store={store} />}
    </Stack>
  );
});
