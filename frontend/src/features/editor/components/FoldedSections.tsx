import { observer } from 'mobx-react-lite';
import { type IntlShape, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { shortHost } from '../../../shared/short-host';
import { Fold } from '../../../shared/ui/Fold';
import { DomainField } from '../../domains';
import { LinkToolsField } from '../../labels';
import { QrDesigner } from '../../qr';
import { campaignMessages, noteMessages, pageMessages, visitMessages } from '../editor.messages';
import { expiryMessages } from '../expiry.messages';
import { healthMessages } from '../health.messages';
import { summariesOf } from '../fold-summaries';
import { historyMessages } from '../history.messages';
import type { HistoryStore } from '../history.store';
import type { LinkFormStore } from '../link-form.store';
import { targetMessages } from '../targets.messages';
import { CampaignSection } from './CampaignSection';
import { ExpirySection } from './ExpirySection';
import { ExplainLink } from './ExplainLink';
import { HealthSection } from './HealthSection';
import { HistorySection } from './HistorySection';
import { NoteSection } from './NoteSection';
import type { SectionProps } from './section-props';
import { TargetsSection } from './TargetsSection';
import { VisitSection } from './VisitSection';

/** What is set in each fold; tags and tools are kept with the link itself. */
const summariesIn = (intl: IntlShape, { values, link }: LinkFormStore) =>
  summariesOf(intl, values, {
    tags: link.tags.map(({ value }) => value),
    tools: link.trackingTools.map(({ name }) => name),
  });

/** What one sets less often and is saved with everything else. */
export const FoldedSections = observer(function FoldedSections({ form }: SectionProps) {
  const intl = useIntl();
  const summaries = summariesIn(intl, form);
  return (
    <>
      <Fold
        id="note"
        title={intl.formatMessage(noteMessages.title)}
        summary={summaries.note}
        isForcedOpen={form.hasProblemIn('note', 'star')}
      >
        <NoteSection form={form} />
      </Fold>
      <Fold
        id="campaign"
        title={intl.formatMessage(campaignMessages.title)}
        summary={summaries.campaign}
        isForcedOpen={form.hasProblemIn('utm', 'smartUtm', 'passQuery', 'pathKey')}
      >
        <CampaignSection form={form} />
      </Fold>
      <Fold
        id="targets"
        title={intl.formatMessage(targetMessages.title)}
        summary={summaries.targets}
        isForcedOpen={form.hasProblemIn('targets')}
      >
        <TargetsSection form={form} />
      </Fold>
      <Fold
        id="expiry"
        title={intl.formatMessage(expiryMessages.title)}
        summary={summaries.expiry}
        isForcedOpen={form.hasProblemIn('expiry') || form.isExpiryIncomplete}
      >
        <ExpirySection form={form} />
      </Fold>
      <Fold
        id="health"
        title={intl.formatMessage(healthMessages.title)}
        summary={summaries.health}
        isForcedOpen={form.hasProblemIn('backupUrl') || form.link.health.state === 'down'}
      >
        <HealthSection form={form} />
      </Fold>
      <Fold id="visit" title={intl.formatMessage(visitMessages.title)} summary={summaries.visit}>
        <VisitSection form={form} />
      </Fold>
    </>
  );
});

/** What is changed by itself, and what comes of all that is set. */
export const LinkExtras = observer(function LinkExtras({
  form,
  history,
}: SectionProps & { readonly history: HistoryStore }) {
  const intl = useIntl();
  const { link } = form;
  // The address of the page can ask what happens to a visitor.
  const isAsked = useSearchParams()[0].has('as');
  return (
    <>
      <Fold
        id="tools"
        title={intl.formatMessage(pageMessages.tools)}
        summary={summariesIn(intl, form).tools}
        isLazy
      >
        <LinkToolsField
          link={link}
          isShared={link.domain === shortHost()}
          onSaved={(trackingTools) => form.refresh({ ...form.link, trackingTools })}
        />
      </Fold>
      <Fold id="domain" title={intl.formatMessage(pageMessages.domain)} summary={link.domain} isLazy>
        <DomainField link={link} onMoved={(moved) => form.refresh({ ...form.link, ...moved })} />
      </Fold>
      <Fold id="qr" title={intl.formatMessage(pageMessages.qr)} summary="" isLazy>
        <QrDesigner link={link} />
      </Fold>
      <Fold
        id="explain"
        title={intl.formatMessage(pageMessages.explain)}
        summary=""
        isForcedOpen={isAsked}
        isLazy
      >
        <ExplainLink link={link} isDirty={form.isDirty} />
      </Fold>
      <Fold id="history" title={intl.formatMessage(historyMessages.title)} summary="">
        <HistorySection history={history} />
      </Fold>
    </>
  );
});
