import type { MailTexts } from './mail-text-types';

export const VI: MailTexts = {
  codeSubject: '{code} là mã Linklet của bạn',
  signIn: {
    title: 'Đăng nhập Linklet',
    body: 'Nhập mã này trên trang đăng nhập:',
    button: 'Đăng nhập ngay',
  },
  register: {
    title: 'Hoàn tất đăng ký Linklet',
    body: 'Chào mừng bạn! Nhập mã này để hoàn tất đăng ký và bắt đầu sử dụng:',
    button: 'Hoàn tất đăng ký',
  },
  move: {
    title: 'Xác nhận email mới',
    body: 'Nhập mã này trong phần cài đặt. Từ đó bạn sẽ đăng nhập bằng email này:',
    button: 'Mở cài đặt',
  },
  validity: 'Mã có hiệu lực trong {minutes} phút, dùng một lần và chỉ trên trình duyệt đã yêu cầu mã.',
  notYou:
    'Nếu không phải bạn, hãy bỏ qua email này: không có mã thì không ai đăng nhập được. Đừng chia sẻ mã với bất kỳ ai.',
  addressInUse: {
    subject: 'Có người muốn dùng email của bạn cho một tài khoản Linklet khác',
    title: 'Email này đã có tài khoản',
    body: 'Có người yêu cầu đổi email của một tài khoản Linklet khác sang địa chỉ này. Địa chỉ này đã có tài khoản nên không có gì thay đổi.',
    advice: 'Nếu là bạn, hãy đăng nhập bằng email này. Nếu không, bạn không cần làm gì cả.',
  },
  addressChanged: {
    subject: 'Email Linklet của bạn đã được thay đổi',
    title: 'Email của bạn đã được thay đổi',
    body: 'Tài khoản Linklet của bạn hiện dùng {address}. Địa chỉ này không còn đăng nhập được nữa.',
    advice: 'Nếu bạn không thực hiện thay đổi này, hãy trả lời thư hoặc liên hệ với chúng tôi ngay.',
  },
  tokenReused: {
    subject: 'Chúng tôi đã kết thúc một phiên đăng nhập Linklet để bảo vệ bạn',
    title: 'Một phiên đăng nhập đã bị kết thúc',
    body: 'Cùng một thông tin đăng nhập đã được dùng hai lần, có thể ai đó đã sao chép nó. Để bảo vệ tài khoản, chúng tôi đã kết thúc phiên đó.',
    advice: 'Hãy đăng nhập lại và kết thúc những thiết bị lạ trong phần cài đặt.',
  },
  device: 'Thiết bị',
  time: 'Thời gian',
  signInAgain: 'Đăng nhập lại',
  footer: 'Linklet tự động gửi thư này vì có người đã dùng địa chỉ email này.',
};
