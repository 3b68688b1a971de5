import { Navigate } from 'react-router'

export default function UnknownPage() {
  return <Navigate to="/404" replace />
}
