import { reaction } from 'mobx';
import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { useEffect, useState } from 'react';
import { useApi, useStores } from '../../../shared/store-context';
import { Stack } from '../../../shared/ui/layout';
import { SectionFolds } from '../../editor';
import { createLabelsApi } from '../../labels';
import { type ListedLink, optionMessages, type ShortenFormStore } from '../../links';
import { createPreviewApi, NewPreview } from '../../preview';
import { createCreationApi } from '../creation.api';
import { NewLinkStore } from '../new-link.store';
import { DomainChoice } from './DomainChoice';

export interface MemberOptionsProps {
  readonly form: ShortenFormStore;
  /** The new link begins with the settings of this one. */
  readonly like?: ListedLink | null;
}

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
      <SectionFolds
        place="new"
        form={store}
        idPrefix="new-"
        own={{ preview: { content: <NewPreview host={store} /> } }}
      />
    </Stack>
  );
});

export default MemberOptions;
