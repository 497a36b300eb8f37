import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { PATHS } from '../../../shared/paths';
import { useStores } from '../../../shared/store-context';
import { readableAddress } from '../../../shared/format';
import { ButtonLink } from '../../../shared/ui/AppLink';
import { Button } from '../../../shared/ui/buttons';
import { Dialog } from '../../../shared/ui/Dialog';
import { Box } from '../../../shared/ui/layout';
import { Loaded } from '../../../shared/ui/Loaded';
import { ProblemNote } from '../../../shared/ui/ProblemNote';
import { Text } from '../../../shared/ui/text';
import type { ListedLink, NamedGroup } from '../links.api';
import { MoveLinkStore } from '../move-link.store';
import { moveProblems } from '../move-problem.messages';
import { moveMessages } from '../move.messages';
import { GroupChoice } from './GroupChoice';

export interface MoveDialogProps {
  readonly link: Pick<ListedLink, 'encodeId' | 'domain' | 'shortUrl'>;
  readonly onClose: () => void;
  readonly onMoved: (group: NamedGroup) => void;
}

const Choice = observer(function Choice({ store }: { readonly store: MoveLinkStore }) {
  const intl = useIntl();
  const { others, chosen, moving } = store;
  if (others.length === 0) return <Text>{intl.formatMessage(moveMessages.noOther)}</Text>;
  return (
    <>
      <Text color="textSecondary" sx={{ mb: 2 }}>
        {intl.formatMessage(moveMessages.text)}
      </Text>
      <GroupChoice
        label={intl.formatMessage(moveMessages.choice)}
        groups={others}
        chosen={chosen}
        onChoose={(groupId) => store.choose(groupId)}
      />
      {moving.error !== null && !moving.isPending && (
        <Box sx={{ mt: 2 }}>
          <ProblemNote problem={moving.error} texts={moveProblems} />
        </Box>
      )}
    </>
  );
});

/** Asks which group a link is to move to, and moves it there. */
const MoveDialog = observer(function MoveDialog({ link, onClose, onMoved }: MoveDialogProps) {
  const intl = useIntl();
  const { accountApi, linksApi, session } = useStores();
  const [store] = useState(
    () => new MoveLinkStore(linksApi, { link, groupId: session.groupId, groups: () => accountApi.groups() }),
  );
  useEffect(() => store.load(), [store]);
  const hasNone = store.groups.value !== null && store.others.length === 0;
  const move = async (): Promise<void> => {
    const group = await store.move();
    if (group !== null) onMoved(group);
  };
  return (
    <Dialog
      title={intl.formatMessage(moveMessages.title, { address: readableAddress(link.shortUrl) })}
      onClose={onClose}
      onSubmit={() => void move()}
      actions={
        <>
          <Button variant="outlined" color="inherit" onClick={onClose}>
            {intl.formatMessage(moveMessages.cancel)}
          </Button>
          {hasNone ? (
            <ButtonLink to={`${PATHS.settings}#groups`} variant="contained">
              {intl.formatMessage(moveMessages.toGroups)}
            </ButtonLink>
          ) : (
            <Button
              type="submit"
              variant="contained"
              aria-disabled={store.chosen === null || store.moving.isPending}
            >
              {intl.formatMessage(store.moving.isPending ? moveMessages.moving : moveMessages.move)}
            </Button>
          )}
        </>
      }
    >
      <Loaded request={store.groups} texts={moveProblems} onRetry={() => store.load()} height={112}>
        {() => <Choice store={store} />}
      </Loaded>
    </Dialog>
  );
});

export default MoveDialog;
