import { observer } from 'mobx-react-lite';
import { useContext } from 'react';
import { useIntl } from 'react-intl';
import { SearchIcon } from '../../../shared/ui/icons';
import { Box } from '../../../shared/ui/layout';
import { Select } from '../../../shared/ui/Select';
import { TextField } from '../../../shared/ui/TextField';
import { logMessages } from '../log.messages';
import { PeopleContext } from '../people-context';
import type { LogFilter } from '../use-log-filter';

interface FilterProps {
  readonly filter: LogFilter;
}

const EVERYBODY = '';

const MemberChoice = observer(function MemberChoice({ filter }: FilterProps) {
  const intl = useIntl();
  const people = useContext(PeopleContext);
  const { memberId } = filter;
  // A person who has left is no member any more, and may still be looked for.
  const gone = memberId !== null && !people.has(memberId) ? [memberId] : [];
  const choices = [
    { value: EVERYBODY, label: intl.formatMessage(logMessages.everybody) },
    ...[...people].map(([userId, label]) => ({ value: String(userId), label })),
    ...gone.map((id) => ({ value: String(id), label: intl.formatMessage(logMessages.member, { id }) })),
  ];
  return (
    <Select
      label={intl.formatMessage(logMessages.whose)}
      isLabelHidden
      choices={choices}
      chosen={memberId === null ? EVERYBODY : String(memberId)}
      onChoose={(value) => filter.choose(value === EVERYBODY ? null : Number(value))}
    />
  );
});

/** Text to look for, and whose entries where there are several people's. */
export const LogFilterBar = observer(function LogFilterBar({
  filter,
  hasMembers,
}: FilterProps & { readonly hasMembers: boolean }) {
  const intl = useIntl();
  return (
    <Box
      component="form"
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        filter.submit();
      }}
      sx={{
        display: 'grid',
        gap: 1.5,
        maxWidth: hasMembers ? 720 : 480,
        gridTemplateColumns: hasMembers ? { sm: 'minmax(0, 1fr) 240px' } : undefined,
      }}
    >
      <TextField
        label={intl.formatMessage(logMessages.search)}
        isLabelHidden
        type="search"
        inputMode="search"
        placeholder={intl.formatMessage(logMessages.searchExample)}
        value={filter.text}
        onChange={filter.type}
        before={<SearchIcon sx={{ color: 'text.secondary', mr: 1 }} />}
      />
      {hasMembers && <MemberChoice filter={filter} />}
    </Box>
  );
});
