import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { unicodeHost } from '../../../shared/unicode-host';
import { useSearchParams } from 'react-router';
import { useStores } from '../../../shared/store-context';
import { AppLink } from '../../../shared/ui/AppLink';
import { DomainField } from '../../domains';
import { groupPages } from '../../groups';
import { linkToolMessages } from '../../labels';
import { QrDesigner } from '../../qr';
import type { HistoryStore } from '../history.store';
import { ExplainLink } from './ExplainLink';
import { HealthSection } from './HealthSection';
import { HistorySection } from './HistorySection';
import type { SectionProps } from './section-props';
import { SectionFolds } from './SectionFolds';
import { ToolsSection } from './ToolsSection';

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
  const tools = (
    <>
      <ToolsSection form={form} />
      <ToolsPageLink />
    </>
  );
  const isDown = form.link.health.state === 'down';
  return (
    <SectionFolds
      place="form"
      form={form}
      own={{
        health: { content: <HealthSection form={form} />, isPressing: isDown },
        tools: { content: tools },
      }}
    />
  );
});

/** What is changed by itself, and what comes of all that is set. */
export const LinkExtras = observer(function LinkExtras({
  form,
  history,
}: SectionProps & { readonly history: HistoryStore }) {
  const { link } = form;
  // The address of the page can ask what happens to a visitor.
  const isAsked = useSearchParams()[0].has('as');
  const domain = <DomainField link={link} onMoved={(moved) => form.refresh({ ...form.link, ...moved })} />;
  return (
    <SectionFolds
      place="after"
      form={form}
      own={{
        domain: { content: domain, summary: unicodeHost(link.domain) },
        qr: { content: <QrDesigner link={link} /> },
        explain: { content: <ExplainLink link={link} isDirty={form.isDirty} />, isPressing: isAsked },
        history: { content: <HistorySection history={history} /> },
      }}
    />
  );
});
