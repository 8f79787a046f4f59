/**
 * Maps columns to the tables they reference: foreign keys ON DELETE RESTRICT (exceptions: decision
 * 0021). The schema comparison reads them here, because entities contain plain ids.
 */
export const REFERENCES = {
  'admin_saved_view.admin_id': 'admin_account',
  'affiliate_claim.affiliate_id': 'affiliate',
  'affiliate_claim.order_id': 'customer_order',
  'api_token.admin_id': 'admin_account',
  'api_token.affiliate_id': 'affiliate',
  'commission.affiliate_id': 'affiliate',
  'commission.order_id': 'customer_order',
  'commission.payout_line_id': 'payout_line',
  'customer_order.affiliate_id': 'affiliate',
  'event.affiliate_id': 'affiliate',
  'event.order_id': 'customer_order',
  'ledger_entry.commission_id': 'commission',
  'ledger_entry.order_id': 'customer_order',
  'ledger_entry.payout_line_id': 'payout_line',
  'login_code.affiliate_id': 'affiliate',
  'mail_message.affiliate_id': 'affiliate',
  'mail_message.order_id': 'customer_order',
  'order_confirmation.order_id': 'customer_order',
  'order_event.order_id': 'customer_order',
  'payout_line.affiliate_id': 'affiliate',
  'payout_line.run_id': 'payout_run',
  'project.order_id': 'customer_order',
  'project_event.project_id': 'project',
  'referral_click.affiliate_id': 'affiliate',
  'upload.confirmation_id': 'order_confirmation',
  'webhook_delivery.endpoint_id': 'webhook_endpoint',
  'webhook_delivery.event_id': 'event',
} as const;
