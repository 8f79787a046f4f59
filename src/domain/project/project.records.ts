import { defineRecords } from '#src/domain/define-records.ts';
import { paths } from '#src/domain/paths.ts';

export const projectRecords = defineRecords({
  emails: {
    'designs-ready': 'staff',
    'review-ready': 'staff',
    'website-live': 'staff',
    'project-message': 'staff',
    'answer-reminder': 'staff',
    'review-request': 'staff',
    'project-notice': 'staff',
    'tree-certificate': 'staff',
    'tree-planted': 'staff',
  },
  subjects: {
    certificate: { readers: 'staff' },
    planting: { readers: 'staff', href: () => paths.adminTrees },
    project: { readers: 'staff', ownedBy: 'the project of' },
    review: { readers: 'staff', ownedBy: 'the review of', href: () => paths.adminReviews },
  },
  phrases: {
    'certificate.plant': ['planted the tree of'],
    'certificate.unplant': ['took the tree of', 'out of its planting'],
    'project.assign': ['changed who has'],
    'project.message': ['wrote to the customer about'],
    'project.revoke-link': ['revoked the link of'],
    'project.state': ['changed the state of'],
    'review.state': ['changed the state of'],
    'planting.add': ['recorded'],
    'planting.change': ['changed'],
    'planting.evidence': ['uploaded the evidence of'],
    'planting.remove': ['removed'],
  },
});
