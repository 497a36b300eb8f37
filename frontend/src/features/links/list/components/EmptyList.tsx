import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { useStores } from '../../../../shared/store-context';
import { Button } from '../../../../shared/ui/buttons';
import { Notice } from '../../../../shared/ui/Notice';
import { linkListMessages } from '../../link-list.messages';
import type { Tab } from '../list.api';
import { emptyMessages } from '../list-control.messages';
import { isNarrowed } from '../list-question';
import type { AskedList } from '../use-list-question';

const TEXTS = {
  links: [linkListMessages.emptyTitle, linkListMessages.emptyText],
  star: [emptyMessages.starTitle, emptyMessages.starText],
  trashBin: [emptyMessages.trashTitle, emptyMessages.trashText],
  api: [emptyMessages.apiTitle, emptyMessages.apiText],
} as const satisfies Record<Tab, unknown>;

interface EmptyListProps {
  readonly asked: Pick<AskedList, 'question' | 'clear'>;
}

/** Says why there is nothing, and what to do. */
export const EmptyList = observer(function EmptyList({ asked: { question, clear } }: EmptyListProps) {
  const intl = useIntl();
  const { shell } = useStores();
  if (isNarrowed(question)) {
    return (
      <Notice
        title={intl.formatMessage(emptyMessages.foundTitle)}
        text={intl.formatMessage(emptyMessages.foundText)}
      >
        <Button variant="contained" onClick={clear}>
          {intl.formatMessage(emptyMessages.clear)}
        </Button>
      </Notice>
    );
  }
  const [title, text] = TEXTS[question.tab];
  return (
    <Notice title={intl.formatMessage(title)} text={intl.formatMessage(text)}>
      {question.tab === 'links' && (
        <Button variant="contained" onClick={() => shell.open('create')}>
          {intl.formatMessage(linkListMessages.create)}
        </Button>
      )}
    </Notice>
  );
});
