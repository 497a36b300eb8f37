import { observer } from 'mobx-react-lite';
import { SignInPage } from '../components/SignInPage';

const LoginPage = observer(function LoginPage() {
  return <SignInPage kind="login" />;
});

export default LoginPage;
