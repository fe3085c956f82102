/** What it takes to send an enquiry without drawing a form: for blocks that have one field and a script of their own. */
export { newEnquiryId } from '../../form/newEnquiryId.ts'
export { sendEnquiry } from '../../form/sendEnquiry.ts'
