import { observer } from 'mobx-react-lite';
import { lazy, Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import { useApi, useStores } from '../../../shared/store-context';
import { useLocalNavigate } from '../../../i18n/use-local-path';
import { withTexts } from '../../../i18n/with-texts';
import { readableAddress } from '../../../shared/format';
import { randomId } from '../../../shared/random-id';
import { Request } from '../../../shared/request';
import { useAnnounce } from '../../../shared/ui/Announcer';
import { Button } from '../../../shared/ui/buttons';
import { CopyIcon, DeleteIcon, MoveIcon, UndoIcon } from '../../../shared/ui/icons';
import { Stack } from '../../../shared/ui/layout';
import { ProblemNote } from '../../../shared/ui/ProblemNote';
import { SettingsSection } from '../../../shared/ui/SettingsSection';
import { Text } from '../../../shared/ui/text';
import { editorPath, loadMoveDialog, loadReturnDialog } from '../../links';
import { createEditorApi, type LinkDetails } from '../editor.api';
import { editorProblems } from '../editor-problem.messages';
import { linkActionMessages } from '../history.messages';
import type { SectionProps } from './section-props';

const MoveDialog = lazy(() => withTexts(loadMoveDialog, 'list'));
const ReturnDialog = lazy(() => withTexts(loadReturnDialog, 'list'));

export interface ActionsSectionProps extends SectionProps {
  readonly onTrash: () => void;
  /** To a group of this name, or to the first one, whose name the reader may not know. */
  readonly onMoved: (name: string | null) => void;
}

const LOOK = { variant: 'outlined', color: 'inherit' } as const;

/** What is done with the link as a whole, once nothing waits to be saved. */
export const ActionsSection = observer(function ActionsSection({
  form,
  onTrash,
  onMoved,
}: ActionsSectionProps) {
  const intl = useIntl();
  const announce = useAnnounce();
  const goTo = useLocalNavigate();
  const { session } = useStores();
  const editorApi = useApi(createEditorApi);
  const [copying] = useState(() => new Request<LinkDetails>());
  const [key] = useState(randomId);
  const [open, setOpen] = useState<'move' | 'return' | null>(null);
  const { link, isDirty } = form;
  const whenSaved = (act: () => void) => () => {
    if (!isDirty && !copying.isPending) act();
  };
  const duplicate = async (): Promise<void> => {
    const copy = await copying.run(() => editorApi.duplicate(link, key));
    if (copy === null) return;
    announce(intl.formatMessage(linkActionMessages.duplicated, { address: readableAddress(copy.shortUrl) }));
    goTo(editorPath(session.groupId, copy.encodeId, copy.domain));
  };
  const buttons = [
    { key: 'copy', text: linkActionMessages.duplicate, Icon: CopyIcon, act: () => void duplicate() },
    { key: 'move', text: linkActionMessages.move, Icon: MoveIcon, act: () => setOpen('move') },
    ...(link.isTransferred
      ? [{ key: 'return', text: linkActionMessages.giveBack, Icon: UndoIcon, act: () => setOpen('return') }]
      : []),
    { key: 'trash', text: linkActionMessages.trash, Icon: DeleteIcon, act: onTrash },
  ];
  return (
    <SettingsSection id="actions" title={intl.formatMessage(linkActionMessages.title)}>
      <Stack sx={{ gap: 1.5 }}>
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
          {buttons.map(({ key: name, text, Icon, act }) => (
            <Button
              key={name}
              {...LOOK}
              startIcon={<Icon />}
              aria-disabled={isDirty || copying.isPending}
              onClick={whenSaved(act)}
              sx={{ '&[aria-disabled="true"]': { opacity: 0.55 } }}
            >
              {intl.formatMessage(text)}
            </Button>
          ))}
        </Stack>
        {isDirty && (
          <Text variant="body2" color="textSecondary">
            {intl.formatMessage(linkActionMessages.firstSave)}
          </Text>
        )}
        {copying.error !== null && !copying.isPending && (
          <ProblemNote problem={copying.error} texts={editorProblems} />
        )}
      </Stack>
      <Suspense fallback={null}>
        {open === 'move' && (
          <MoveDialog link={link} onClose={() => setOpen(null)} onMoved={({ name }) => onMoved(name)} />
        )}
        {open === 'return' && (
          <ReturnDialog
            link={{ ...link, transferredFrom: null }}
            onClose={() => setOpen(null)}
            onReturned={() => onMoved(null)}
          />
        )}
      </Suspense>
    </SettingsSection>
  );
});
