import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { useStores } from '../../../shared/store-context';
import { AppLink } from '../../../shared/ui/AppLink';
import { Fold } from '../../../shared/ui/Fold';
import { DomainField } from '../../domains';
import { groupPages } from '../../groups';
import { linkToolMessages } from '../../labels';
import { QrDesigner } from '../../qr';
import { campaignMessages, noteMessages, pageMessages, visitMessages } from '../editor.messages';
import { expiryMessages } from '../expiry.messages';
import { healthMessages } from '../health.messages';
import { summariesOf } from '../fold-summaries';
import { historyMessages } from '../history.messages';
import type { HistoryStore } from '../history.store';
import { targetMessages } from '../targets.messages';
import { CampaignSection } from './CampaignSection';
import { ExpirySection } from './ExpirySection';
import { ExplainLink } from './ExplainLink';
import { HealthSection } from './HealthSection';
import { HistorySection } from './HistorySection';
import { NoteSection } from './NoteSection';
import type { SectionProps } from './section-props';
import { TargetsSection } from './TargetsSection';
import { ToolsSection } from './ToolsSection';
import { VisitSection } from './VisitSection';

const ToolsPageLink = observer(function ToolsPageLink() {
  const intl = useIntl();
  const { session } = useStores();
  return (
    <AppLink
      to={groupPages(session.groupId).tools}
      variant="body2"
      sx={{ display: 'inline-block', mt: 1.5, py: 0.5 }}
    >
      {intl.formatMessage(linkToolMessages.manage)}
    </AppLink>
  );
});

/** What one sets less often and is saved with everything else. */
export const FoldedSections = observer(function FoldedSections({ form }: SectionProps) {
  const intl = useIntl();
  const summaries = summariesOf(intl, form.values);
  return (
    <>
      <Fold
        id="note"
        title={intl.formatMessage(noteMessages.title)}
        summary={summaries.note}
        isForcedOpen={form.hasProblemIn('note', 'star', 'tags') || form.tags.problem !== null}
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
      <Fold
        id="tools"
        title={intl.formatMessage(pageMessages.tools)}
        summary={summaries.tools}
        isForcedOpen={form.hasProblemIn('trackingTools')}
        isLazy
      >
        <ToolsSection form={form} />
        <ToolsPageLink />
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
