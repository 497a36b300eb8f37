import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { formatDateTime } from '../../../shared/dates';
import { useApi } from '../../../shared/store-context';
import { useAnnounce } from '../../../shared/ui/Announcer';
import { Button } from '../../../shared/ui/buttons';
import { Facts } from '../../../shared/ui/Facts';
import { Section } from '../../../shared/ui/Section';
import { Text } from '../../../shared/ui/text';
import { createModerationApi } from '../create-moderation.api';
import type { AnyLink } from '../moderation.api';
import { stepForm } from '../moderation-forms';
import { moderationMessages as messages } from '../moderation.messages';
import type { ModerationStore } from '../moderation.store';
import { StepButton } from './StepButton';
import { Steps } from './Steps';

interface StoreProps {
  readonly store: ModerationStore;
}

/** Looks up something that a card names. */
const LookUp = observer(function LookUp({ store, q, text }: StoreProps & { q: string; text: string }) {
  return (
    <Button variant="text" onClick={() => void store.find(q)} sx={{ minHeight: 44, px: 1, ml: -1 }}>
      {text}
    </Button>
  );
});

function stateOf({ disabledFor, isTrashed, warning }: AnyLink): string {
  if (disabledFor !== null) return disabledFor;
  if (isTrashed) return 'trashed';
  return warning === null ? 'fine' : 'warned';
}

const MadeBy = observer(function MadeBy({ link, store }: StoreProps & { readonly link: AnyLink }) {
  const intl = useIntl();
  const { userId, browserId } = link;
  if (userId > 0) {
    const text = intl.formatMessage(messages.userNumber, { userId: String(userId) });
    return <LookUp store={store} q={`#${userId}`} text={text} />;
  }
  if (browserId === null) return intl.formatMessage(messages.guest);
  return <LookUp store={store} q={browserId} text={intl.formatMessage(messages.guestBrowser)} />;
});

const LinkSteps = observer(function LinkSteps({ link, store }: StoreProps & { readonly link: AnyLink }) {
  const intl = useIntl();
  const announce = useAnnounce();
  const api = useApi(createModerationApi);
  const [contact, setContact] = useState<string | null>(null);
  const again = (): void => void store.lookAgain();
  const isEnabled = link.disabledFor === null;
  const clear = async (): Promise<void> => {
    await api.clearCache(link);
    announce(intl.formatMessage(messages.cacheCleared));
    again();
  };
  return (
    <>
      <Steps>
        {isEnabled && (
          <StepButton
            title={intl.formatMessage(messages.disable)}
            text={intl.formatMessage(messages.disableText)}
            newForm={() => stepForm((because) => api.disableLink(link, because))}
            previewMails={(reason) => api.previewLinkMail(link, 'disable', reason)}
            onDone={again}
          />
        )}
        {(!isEnabled || link.warning !== null) && (
          <StepButton
            title={intl.formatMessage(messages.enable)}
            text={intl.formatMessage(messages.enableText)}
            newForm={() => stepForm((because) => api.enableLink(link, because))}
            previewMails={(reason) => api.previewLinkMail(link, 'enable', reason)}
            onDone={again}
          />
        )}
        <StepButton
          title={intl.formatMessage(messages.contact)}
          text={intl.formatMessage(messages.contactText)}
          newForm={() =>
            stepForm(
              async (because) => {
                const { person } = await api.showContact(link, because);
                const hasOwner = String(person !== null);
                setContact(intl.formatMessage(messages.contactIs, { hasOwner, email: person?.email ?? '' }));
              },
              { needsNote: true },
            )
          }
          onDone={again}
        />
        <Button variant="outlined" color="inherit" onClick={() => void clear()} sx={{ minHeight: 44 }}>
          {intl.formatMessage(messages.clearCache)}
        </Button>
      </Steps>
      {contact !== null && (
        <Text role="status" dir="auto" sx={{ mt: 1.5, overflowWrap: 'anywhere' }}>
          {contact}
        </Text>
      )}
    </>
  );
});

/** A link, whose it is and how it stands, and what can be done to it. */
export const LinkCard = observer(function LinkCard({ link, store }: StoreProps & { readonly link: AnyLink }) {
  const intl = useIntl();
  return (
    <Section title={intl.formatMessage(messages.link)}>
      <Text dir="auto" sx={{ fontWeight: 650, overflowWrap: 'anywhere', mb: 1.5 }}>
        {link.shortUrl}
      </Text>
      <Facts
        facts={[
          [intl.formatMessage(messages.leadsTo), link.url],
          [
            intl.formatMessage(messages.state),
            intl.formatMessage(messages.linkState, { state: stateOf(link) }),
          ],
          [intl.formatMessage(messages.created), formatDateTime(intl.locale, link.createTime)],
          [intl.formatMessage(messages.madeBy), <MadeBy key="by" link={link} store={store} />],
          link.groupId === 0 ? null : [intl.formatMessage(messages.group), String(link.groupId)],
        ]}
      />
      <LinkSteps key={link.shortUrl} link={link} store={store} />
    </Section>
  );
});
