import { reaction } from 'mobx';
import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useApi, useStores } from '../../../shared/store-context';
import { Fold } from '../../../shared/ui/Fold';
import { Stack } from '../../../shared/ui/layout';
import { Switch } from '../../../shared/ui/Switch';
import { Skeleton } from '../../../shared/ui/text';
import { TextField } from '../../../shared/ui/TextField';
import { LimitHint } from '../../billing';
import {
  CampaignFields,
  campaignMessages,
  expiryMessages,
  ExpirySection,
  noteMessages,
  pageMessages,
  summariesOf,
  targetMessages,
  TargetsSection,
  visitMessages,
  VisitSection,
} from '../../editor';
import { createLabelsApi, loadPixelChoice, TagWords } from '../../labels';
import { type ListedLink, optionMessages, type ShortenFormStore } from '../../links';
import { createPreviewApi, NewPreview } from '../../preview';
import { createCreationApi } from '../creation.api';
import { creationMessages } from '../creation.messages';
import { NewLinkStore } from '../new-link.store';
import { DomainChoice } from './DomainChoice';

const PixelChoice = lazy(loadPixelChoice);

export interface MemberOptionsProps {
  readonly form: ShortenFormStore;
  /** The new link begins with the settings of this one. */
  readonly like?: ListedLink | null;
}

interface StoreProps {
  readonly store: NewLinkStore;
}

const InternalFields = observer(function InternalFields({ store }: StoreProps) {
  const intl = useIntl();
  const { note, star } = store.values;
  return (
    <Stack sx={{ gap: 2 }}>
      <TagWords
        store={store.tags}
        label={intl.formatMessage(noteMessages.tags)}
        problem={store.problemOf('tags')}
      />
      <TextField
        label={intl.formatMessage(noteMessages.note)}
        hint={intl.formatMessage(noteMessages.noteHint)}
        lines={2}
        value={note}
        onChange={(text) => store.set({ note: text })}
      />
      <Switch
        label={intl.formatMessage(noteMessages.star)}
        isOn={star}
        onChange={(isOn) => store.set({ star: isOn })}
      />
      {star && <LimitHint limit="stars" />}
    </Stack>
  );
});

/** The parts of the editor, each behind a line that says what is set. */
const Folds = observer(function Folds({ store }: StoreProps) {
  const intl = useIntl();
  const { values, tags, toolIds } = store;
  const summaries = summariesOf(intl, values, {
    tags: tags.chosen,
    tools: toolIds.length === 0 ? [] : [intl.formatNumber(toolIds.length)],
  });
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
        isForcedOpen={store.hasProblemIn('note', 'star') || store.problemOf('tags') !== null}
        isLazy
      >
        <InternalFields store={store} />
      </Fold>
      <Fold
        id="new-campaign"
        title={intl.formatMessage(campaignMessages.title)}
        summary={summaries.campaign}
        isForcedOpen={store.hasProblemIn('utm')}
        isLazy
      >
        <Stack sx={{ gap: 2 }}>
          <CampaignFields form={store} />
        </Stack>
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
      <Fold id="new-visit" title={intl.formatMessage(visitMessages.title)} summary={summaries.visit} isLazy>
        <VisitSection form={store} />
      </Fold>
      <Fold
        id="new-tools"
        title={intl.formatMessage(pageMessages.tools)}
        summary={summaries.tools}
        isForcedOpen={store.problemOf('trackingTools') !== null}
        isLazy
      >
        <Suspense fallback={<Skeleton variant="rounded" height={64} />}>
          <PixelChoice chosen={store.toolIds} onChange={store.choosePixels} isShared={store.isShared} />
        </Suspense>
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
