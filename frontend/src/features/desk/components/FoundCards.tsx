import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { formatDateTime } from '../../../shared/dates';
import { useApi } from '../../../shared/store-context';
import { Facts } from '../../../shared/ui/Facts';
import { Section } from '../../../shared/ui/Section';
import { Text } from '../../../shared/ui/text';
import { blockListMessages } from '../block-list.messages';
import { createModerationApi } from '../create-moderation.api';
import type { BrowserCard, FoundAddress, PersonCard } from '../moderation.api';
import { blockForm, stepForm } from '../moderation-forms';
import { moderationMessages as messages } from '../moderation.messages';
import type { ModerationStore } from '../moderation.store';
import { useRefusals } from '../use-refusals';
import { StepButton } from './StepButton';
import { Steps } from './Steps';
import { ViewPerson } from './ViewPerson';

interface StoreProps {
  readonly store: ModerationStore;
}

function stateOf({ suspendedTime, isSiteAdmin }: PersonCard): 'suspended' | 'admin' | 'active' {
  if (suspendedTime !== null) return 'suspended';
  return isSiteAdmin ? 'admin' : 'active';
}

/** A person, what they have, and whether they may go on. */
export const PersonSection = observer(function PersonSection({
  person,
  store,
}: StoreProps & { readonly person: PersonCard }) {
  const intl = useIntl();
  const api = useApi(createModerationApi);
  const { userId, displayName, email, suspendedTime, links, groups } = person;
  const state = stateOf(person);
  const time = suspendedTime === null ? '' : formatDateTime(intl.locale, suspendedTime);
  return (
    <Section title={intl.formatMessage(messages.person)}>
      <Text dir="auto" sx={{ fontWeight: 650, overflowWrap: 'anywhere', mb: 1.5 }}>
        {displayName === '' ? intl.formatMessage(messages.noName) : displayName}
      </Text>
      <Facts
        facts={[
          [intl.formatMessage(messages.email), email],
          [intl.formatMessage(messages.state), intl.formatMessage(messages.personState, { state, time })],
          [intl.formatMessage(messages.created), formatDateTime(intl.locale, person.createTime)],
          [intl.formatMessage(messages.links), intl.formatNumber(links)],
          [
            intl.formatMessage(messages.groups),
            groups.map(({ name, groupId }) => `${name} (${groupId})`).join(', '),
          ],
        ]}
      />
      {state !== 'admin' && (
        <Steps>
          <ViewPerson person={person} />
          {state === 'active' && (
            <StepButton
              title={intl.formatMessage(messages.suspendPerson)}
              text={intl.formatMessage(messages.suspendPersonText)}
              newForm={() => stepForm((because) => api.suspendPerson(userId, because))}
              previewMails={(reason) => api.previewSuspensionMail(userId, reason)}
              onDone={() => void store.lookAgain()}
            />
          )}
        </Steps>
      )}
    </Section>
  );
});

/** The browser of a guest, and whether it may make links. */
export const BrowserSection = observer(function BrowserSection({
  browser,
  store,
}: StoreProps & { readonly browser: BrowserCard }) {
  const intl = useIntl();
  const api = useApi(createModerationApi);
  const { browserId, links, suspendedUntil } = browser;
  const state = suspendedUntil === null ? 'active' : 'suspended';
  const time = suspendedUntil === null ? '' : formatDateTime(intl.locale, suspendedUntil);
  return (
    <Section title={intl.formatMessage(messages.browser)}>
      <Text sx={{ fontWeight: 650, overflowWrap: 'anywhere', mb: 1.5 }}>{browserId}</Text>
      <Facts
        facts={[
          [intl.formatMessage(messages.state), intl.formatMessage(messages.browserState, { state, time })],
          [intl.formatMessage(messages.links), intl.formatNumber(links)],
        ]}
      />
      {suspendedUntil === null && (
        <Steps>
          <StepButton
            title={intl.formatMessage(messages.suspendBrowser)}
            text={intl.formatMessage(messages.suspendBrowserText)}
            newForm={() => stepForm((because) => api.suspendBrowser(browserId, because))}
            onDone={() => void store.lookAgain()}
          />
        </Steps>
      )}
    </Section>
  );
});

/** A destination, and whether links may lead there. */
export const FoundAddressSection = observer(function FoundAddressSection({
  address,
  store,
}: StoreProps & { readonly address: FoundAddress }) {
  const intl = useIntl();
  const api = useApi(createModerationApi);
  const inWords = useRefusals();
  const { url, blockedBy } = address;
  return (
    <Section title={intl.formatMessage(messages.address)}>
      <Text dir="auto" sx={{ fontWeight: 650, overflowWrap: 'anywhere', mb: 1.5 }}>
        {url}
      </Text>
      <Facts
        facts={[
          [
            intl.formatMessage(messages.state),
            intl.formatMessage(messages.addressState, {
              source: blockedBy?.source ?? 'none',
              entry: blockedBy?.entry ?? '',
            }),
          ],
          ...(blockedBy === null
            ? []
            : [[intl.formatMessage(blockListMessages.refusals), inWords(blockedBy)] as const]),
        ]}
      />
      {blockedBy === null && (
        <Steps>
          <StepButton
            title={intl.formatMessage(messages.block)}
            text={intl.formatMessage(messages.blockText)}
            address={address}
            newForm={() => blockForm(api, address)}
            onDone={() => void store.lookAgain()}
          />
        </Steps>
      )}
    </Section>
  );
});
