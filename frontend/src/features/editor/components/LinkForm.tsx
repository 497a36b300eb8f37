import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { focusFirstProblem } from '../../../shared/focus-problem';
import { useApi, useStores } from '../../../shared/store-context';
import { useAnnounce } from '../../../shared/ui/Announcer';
import { Stack } from '../../../shared/ui/layout';
import { UnsavedGuard } from '../../../shared/ui/UnsavedGuard';
import { useHasColumns } from '../../../shared/use-is-wide';
import { createLabelsApi } from '../../labels';
import { createPreviewApi, PreviewCards, usePreview } from '../../preview';
import { Appeal } from '../../reports';
import { LinkFindingsNote } from '../../safety';
import { createEditorApi, type LinkDetails } from '../editor.api';
import { editorPageMessages } from '../editor.messages';
import { HistoryStore } from '../history.store';
import { draftShelf } from '../link-draft';
import { LinkFormStore } from '../link-form.store';
import type { LinkValues } from '../link-values';
import { usePageKeys } from '../use-page-keys';
import { useWayBack } from '../use-way-back';
import { ActionsSection, type ActionsSectionProps } from './ActionsSection';
import { ClashDialog } from './ClashDialog';
import { AsideGlance } from './AsideGlance';
import { LinkExtras } from './FoldedSections';
import { FormSections, StickySave } from './FormSections';
import { LinkAside } from './LinkAside';
import { LinkColumns } from './LinkColumns';
import { ReplaceDialog } from './ReplaceDialog';

interface LinkFormProps extends Pick<ActionsSectionProps, 'onTrash' | 'onMoved'> {
  readonly link: LinkDetails;
  /** It was saved, or changed by another call. */
  readonly onChanged: (link: LinkDetails) => void;
}

/** Leaving the page with a draft is giving it up, unless the session or the group ended meanwhile. */
function useDraft(form: LinkFormStore): void {
  const { session } = useStores();
  useEffect(() => {
    const { userId, groupId } = session;
    return () => {
      if (session.userId === userId && session.groupId === groupId) form.dropDraft();
    };
  }, [form, session]);
}

const focusDestination = (): void =>
  document.getElementById('place')?.querySelector<HTMLElement>('input')?.focus();

/** Everything that can be changed of a link, saved at once. */
export const LinkForm = observer(function LinkForm({ link, onChanged, ...actions }: LinkFormProps) {
  const intl = useIntl();
  const announce = useAnnounce();
  const { session, usage } = useStores();
  const editorApi = useApi(createEditorApi);
  const labelsApi = useApi(createLabelsApi);
  const previewApi = useApi(createPreviewApi);
  const place = useRef<HTMLFormElement>(null);
  const [isAsking, setAsking] = useState(false);
  const [form] = useState(
    () =>
      new LinkFormStore(
        { ...editorApi, ...labelsApi, ...previewApi },
        link,
        draftShelf({ userId: session.userId, linkId: link.id }),
      ),
  );
  const preview = usePreview(form);
  const [history] = useState(() => new HistoryStore(editorApi, form));
  const shown = form.link;
  useEffect(() => void history.load(), [history, shown]);
  useDraft(form);
  const notify = useRef(onChanged);
  useEffect(() => {
    notify.current = onChanged;
  });
  useEffect(() => notify.current(shown), [shown]);
  const focusProblem = (): void => queueMicrotask(() => focusFirstProblem(place.current));
  const save = async (): Promise<boolean> => {
    setAsking(false);
    const isCounted = form.isCounted;
    const saved = await form.save();
    if (saved === null) {
      focusProblem();
      return false;
    }
    if (isCounted) void usage.load();
    announce(intl.formatMessage(editorPageMessages.saved));
    return true;
  };
  const submit = (): void => {
    if (!form.canSave || form.isPending) return;
    if (!form.validate()) focusProblem();
    else if (form.isReplacing) setAsking(true);
    else void save();
  };
  /** A destination that is replaced is asked for first, on this page. */
  const saveFirst = async (): Promise<boolean> => {
    if (form.canSave && form.validate() && !form.isReplacing) return save();
    submit();
    return false;
  };
  const settle = (theirs: readonly (keyof LinkValues)[]): void => {
    form.settle(theirs);
    if (form.isDirty) void save();
  };
  const hasColumns = useHasColumns();
  const glance = (
    <AsideGlance link={shown}>
      <PreviewCards preview={preview} />
    </AsideGlance>
  );
  usePageKeys({ save: submit, back: useWayBack() });
  return (
    <>
      <LinkFindingsNote
        warning={shown.warning}
        disabledFor={shown.disabledFor}
        onChangeDestination={focusDestination}
      />
      <Appeal link={shown} />
      <LinkColumns
        aside={
          <Stack sx={{ gap: 2 }}>
            <LinkAside link={shown} leading={form.values} />
            {hasColumns && glance}
          </Stack>
        }
      >
        <FormSections form={form} history={history} preview={preview} formRef={place} onSubmit={submit}>
          {!hasColumns && glance}
        </FormSections>
        <LinkExtras form={form} history={history} />
        <ActionsSection form={form} {...actions} />
        <StickySave form={form} />
      </LinkColumns>
      {isAsking && (
        <ReplaceDialog form={form} onConfirm={() => void save()} onCancel={() => setAsking(false)} />
      )}
      {form.clash !== null && <ClashDialog form={form} clash={form.clash} onSettled={settle} />}
      <UnsavedGuard
        isDirty={form.isDirty}
        savingFirst={{ name: intl.formatMessage(editorPageMessages.saveAndLeave), save: saveFirst }}
      />
    </>
  );
});
