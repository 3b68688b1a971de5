import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

const showsParts = process.env.NODE_ENV === 'development'

export default [
  index('pages/home.tsx'),
  route('login', 'pages/login.tsx'),
  route('signup', 'pages/signup.tsx'),
  route('verify-email', 'pages/verify-email.tsx'),
  route('forgot-password', 'pages/forgot-password.tsx'),
  route('reset-password', 'pages/reset-password.tsx'),
  route('confirm-email', 'pages/confirm-email.tsx'),
  route('about', 'pages/about.tsx'),
  route('support', 'pages/support.tsx'),
  route('contact', 'pages/contact.tsx'),
  route('privacy', 'pages/privacy.tsx'),
  route('terms', 'pages/terms.tsx'),
  route('resources/downloads', 'pages/downloads.tsx'),
  route('resources/self-help-tools', 'pages/self-help-tools.tsx'),
  route('unsubscribe', 'pages/unsubscribe.tsx'),
  route('unsubscribed', 'pages/unsubscribed.tsx'),
  route('account-deleted', 'pages/account-deleted.tsx'),
  route('api/docs', 'pages/api-docs.tsx'),
  route('404', 'pages/not-found.tsx'),
  layout('pages/protected.tsx', [
    route('account/profile', 'pages/profile.tsx'),
    route('account/coverage', 'pages/coverage.tsx'),
    route('claims', 'pages/claims.tsx'),
    route('claims/submit-claim', 'pages/submit-claim.tsx'),
    route('claims/intake', 'pages/intake.tsx'),
    route('admin/people', 'pages/people.tsx'),
    route('admin/overview', 'pages/overview.tsx'),
    route('admin/audit', 'pages/audit.tsx'),
  ]),
  ...(showsParts ? [route('dev/ui', 'pages/dev-ui.tsx')] : []),
  route('*', 'pages/unknown.tsx'),
] satisfies RouteConfig
