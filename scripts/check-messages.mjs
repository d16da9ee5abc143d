import './messages/check.ts'
