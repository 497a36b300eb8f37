import { observer } from 'mobx-react-lite';
import { Text } from '../../../shared/ui/text';
import { useAskAdmin } from '../use-ask-admin';

/** Tells general members who can buy. */
export const AskAdmin = observer(function AskAdmin() {
  return <Text sx={{ overflowWrap: 'anywhere' }}>{useAskAdmin()}</Text>;
});
