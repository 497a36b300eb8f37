import { reaction } from 'mobx';
import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { useEffect, useState } from 'react';
import { useApi, useStores } from '../../../shared/store-context';
import { Fold } from '../../../shared/ui/Fold';
import { Stack } from '../../../shared/ui/layout';
import {
  BackupField,
  campaignMessages,
  CampaignSection,
  expiryMessages,
  ExpirySection,
  healthMessages,
  noteMessages,
  NoteSection,
  pageMessages,
  summariesOf,
  targetMessages,
  TargetsSection,
  ToolsSection,
  visitMessages,
  VisitSection,
} from '../../editor';
import { createLabelsApi } from '../../labels';
import { type ListedLink, optionMessages, type ShortenFormStore } from '../../links';
import { createPreviewApi, NewPreview } from '../../preview';
import { createCreationApi } from '../creation.api';
import { creationMessages } from '../creation.messages';
import { NewLinkStore } from '../new-link.store';
import { DomainChoice } from './DomainChoice';

export interface MemberOptionsProps {
  readonly form: ShortenFormStore;
  /** The new link begins with the settings of this one. */
  readonly like?: ListedLink | null;
}

interface StoreProps {
  readonly store: NewLinkStore;
}

/** The parts of the editor, each behind a line that says what is set. */
const Folds = observer(function Folds({ store }: StoreProps) {
  const intl = useIntl();
  const summaries = summariesOf(intl, store.values);
  return (
    <>
      <Fold
        id="new-preview"
        title={intl.formatMessage(creationMessages.preview)}
        summary={summaries.preview}
        isForcedOpen={store.hasProblemIn('title', 'description', 'picture')}
        isLazy
      >
        <NewPreview host={store} />
      </Fold>
      <Fold
        id="new-note"
        title={intl.formatMessage(noteMessages.title)}
        summary={summaries.note}
        isForcedOpen={store.hasProblemIn('note', 'star', 'tags')}
        isLazy
      >
        <NoteSection form={store} />
      </Fold>
      <Fold
        id="new-campaign"
        title={intl.formatMessage(campaignMessages.title)}
        summary={summaries.campaign}
        isForcedOpen={store.hasProblemIn('utm', 'smartUtm', 'passQuery', 'pathKey')}
        isLazy
      >
        <CampaignSection form={store} />
      </Fold>
      <Fold
        id="new-targets"
        title={intl.formatMessage(targetMessages.title)}
        summary={summaries.targets}
        isForcedOpen={store.hasProblemIn('targets')}
        isLazy
      >
        <TargetsSection form={store} />
      </Fold>
      <Fold
        id="new-expiry"
        title={intl.formatMessage(expiryMessages.title)}
        summary={summaries.expiry}
        isForcedOpen={store.hasProblemIn('expiry')}
        isLazy
      >
        <ExpirySection form={store} />
      </Fold>
      <Fold
        id="new-health"
        title={intl.formatMessage(healthMessages.title)}
        summary={summaries.health}
        isForcedOpen={store.hasProblemIn('backupUrl')}
        isLazy
      >
        <BackupField form={store} />
      </Fold>
      <Fold id="new-visit" title={intl.formatMessage(visitMessages.title)} summary={summaries.visit} isLazy>
        <VisitSection form={store} />
      </Fold>
      <Fold
        id="new-tools"
        title={intl.formatMessage(pageMessages.tools)}
        summary={summaries.tools}
        isForcedOpen={store.hasProblemIn('trackingTools')}
        isLazy
      >
        <ToolsSection form={store} />
      </Fold>
    </>
  );
});

/** Everything that members can ask of a link before it is made. */
const MemberOptions = observer(function MemberOptions({ form, like = null }: MemberOptionsProps) {
  const intl = useIntl();
  const { session } = useStores();
  const creationApi = useApi(createCreationApi);
  const labelsApi = useApi(createLabelsApi);
  const previewApi = useApi(createPreviewApi);
  const [store] = useState(
    () => new NewLinkStore({ ...creationApi, ...labelsApi, ...previewApi }, form, like),
  );
  const { groupId } = session;
  useEffect(() => store.load(groupId), [store, groupId]);
  useEffect(() => store.follow(), [store]);
  useEffect(() => {
    form.setPrepare(store.prepare);
    const stop = reaction(
      () => store.options,
      (options) => form.setOptions(options),
      { fireImmediately: true },
    );
    return () => {
      stop();
      form.setPrepare(null);
    };
  }, [form, store]);
  return (
    <Stack role="group" aria-label={intl.formatMessage(optionMessages.title)} sx={{ gap: 1 }}>
      <DomainChoice store={store} />
      <Folds store={store} />
    </Stack>
  );
});

export default MemberOptions;
