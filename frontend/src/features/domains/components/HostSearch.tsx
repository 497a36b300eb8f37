import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { foldText } from '../../../shared/fold-text';
import { unicodeHost } from '../../../shared/unicode-host';
import { SearchList } from '../../../shared/ui/SearchList';
import { domainMessages } from '../domains.messages';

/** More are not looked through. */
const MAX_FOUND = 50;

interface HostSearchProps {
  readonly hosts: readonly string[];
  readonly onChoose: (host: string) => void;
  readonly onClose: () => void;
}

/** Finds a host by a part of its name, in its own script or as DNS knows it. */
const HostSearch = observer(function HostSearch({ hosts, onChoose, onClose }: HostSearchProps) {
  const intl = useIntl();
  const heading = intl.formatMessage(domainMessages.found);
  const find = (question: string) => {
    const asked = foldText(question.trim());
    return hosts
      .map((host) => ({ id: host, label: unicodeHost(host), heading }))
      .filter(({ id, label }) => foldText(label).includes(asked) || id.includes(asked))
      .slice(0, MAX_FOUND);
  };
  return (
    <SearchList
      label={intl.formatMessage(domainMessages.search)}
      placeholder={intl.formatMessage(domainMessages.searchExample)}
      find={find}
      empty={intl.formatMessage(domainMessages.notFound)}
      countText={(count) => intl.formatMessage(domainMessages.countFound, { count })}
      onPick={({ id }) => {
        onChoose(id);
        onClose();
      }}
      onClose={onClose}
    />
  );
});

export default HostSearch;
