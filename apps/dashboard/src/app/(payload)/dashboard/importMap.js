import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { FixedToolbarFeatureClient as FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlocksFeatureClient as BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { TableFeatureClient as TableFeatureClient_c6eeff25cd4fabdabacef194a62144c1 } from '../../../text-editor/table/feature.client.tsx'
import { UploadFeatureClient as UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { RelationshipFeatureClient as RelationshipFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { LinkFeatureClient as LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { InlineToolbarFeatureClient as InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HorizontalRuleFeatureClient as HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlockquoteFeatureClient as BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ChecklistFeatureClient as ChecklistFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OrderedListFeatureClient as OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnorderedListFeatureClient as UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { IndentFeatureClient as IndentFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { AlignFeatureClient as AlignFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HeadingFeatureClient as HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ParagraphFeatureClient as ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { InlineCodeFeatureClient as InlineCodeFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { SuperscriptFeatureClient as SuperscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { SubscriptFeatureClient as SubscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { StrikethroughFeatureClient as StrikethroughFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnderlineFeatureClient as UnderlineFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BoldFeatureClient as BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ItalicFeatureClient as ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { NumberCell as NumberCell_16ccd437edb42bd687eca3b41fa6821a } from '../../../fields/cells.tsx'
import { CountField as CountField_2514ad6e6cf2e25516c855a056b61427 } from '../../../fields/count-field.tsx'
import { PartsLabel as PartsLabel_bf2e618848c6b3ebb2696a536874dc0e } from '../../../blocks/row-label.tsx'
import { TitleCell as TitleCell_212a8175789cf954476c256e67734789 } from '../../../screens/product-grid/product-cells.tsx'
import { PriceCell as PriceCell_212a8175789cf954476c256e67734789 } from '../../../screens/product-grid/product-cells.tsx'
import { StockCell as StockCell_212a8175789cf954476c256e67734789 } from '../../../screens/product-grid/product-cells.tsx'
import { SalesCell as SalesCell_212a8175789cf954476c256e67734789 } from '../../../screens/product-grid/product-cells.tsx'
import { OptionsField as OptionsField_ff8eca546b585157aff1aeba18a59880 } from '../../../screens/options/options-field.tsx'
import { CombinationsField as CombinationsField_a7c6b737c05775057133deaabd129792 } from '../../../screens/options/combinations-field.tsx'
import { VariantsField as VariantsField_1b4e985d3c62b79fff6017545f4426af } from '../../../screens/options/variants-field.tsx'
import { JalaliDateCell as JalaliDateCell_16ccd437edb42bd687eca3b41fa6821a } from '../../../fields/cells.tsx'
import { JalaliDateField as JalaliDateField_c30cbc91a1d3f185cff7d37568cd0bc8 } from '../../../fields/jalali-date-field.tsx'
import { PublishButton as PublishButton_0e0c627d27afbf33205d9e5b8e033cda } from '../../../patches/publish-button-component.tsx'
import { ProductTab as ProductTab_69f6e66693025452e256da6e053f44fe } from '../../../screens/product-grid/product-tab.tsx'
import { ChoiceField as ChoiceField_d1e3e9205ecb7ac2721f188977ca8b27 } from '../../../screens/options/choice-field.tsx'
import { StockField as StockField_6b670b6dfdf9890ead990cd2a687f2bd } from '../../../screens/stock/stock-field.tsx'
import { StockCell as StockCell_49db11ad372c6f4408c9e61c4c1d90a4 } from '../../../screens/stock/stock-cell.tsx'
import { MoneyCell as MoneyCell_16ccd437edb42bd687eca3b41fa6821a } from '../../../fields/cells.tsx'
import { RialAmountField as RialAmountField_4534e81f975a475bbe86e6e94045414e } from '../../../fields/rial-amount-field.tsx'
import { RialAmountDiff as RialAmountDiff_86fadb89f71335b15991b2696afe6cf4 } from '../../../fields/rial-amount-diff.tsx'
import { OtherLanguageField as OtherLanguageField_016f6e2f4ba86c4f19155e2674bea814 } from '../../../screens/translations/other-language-field.tsx'
import { PathCell as PathCell_16ccd437edb42bd687eca3b41fa6821a } from '../../../fields/cells.tsx'
import { PatternPicker as PatternPicker_faca1dde1363bc8d83482b2210a0538e } from '../../../page-patterns/pattern-picker.tsx'
import { ModuleLabel as ModuleLabel_bf2e618848c6b3ebb2696a536874dc0e } from '../../../blocks/row-label.tsx'
import { ItemLabel as ItemLabel_bf2e618848c6b3ebb2696a536874dc0e } from '../../../blocks/row-label.tsx'
import { TranslationsField as TranslationsField_79c88f177a1dc0eb08ef1d5b0b63114e } from '../../../screens/translations/translations-field.tsx'
import { TranslationsCell as TranslationsCell_45db5bf218a60eba1bb68e2da895168e } from '../../../screens/translations/translations-cell.tsx'
import { AutosaveStatus as AutosaveStatus_ad90f1a9188d17df38bf4e1ed83a10b1 } from '../../../screens/autosave/autosave-status.tsx'
import { ReviewPanel as ReviewPanel_849c88561b92397b45d7d005f4020a67 } from '../../../screens/reviews/review-panel.tsx'
import { SectionUsesField as SectionUsesField_4e9845bdf3c8de3cacc0f410c52c0ff8 } from '../../../screens/media/section-uses-field.tsx'
import { PictureUsesField as PictureUsesField_76fa440ac14bb4e7c6a098a2130c8dde } from '../../../screens/media/picture-uses-field.tsx'
import { FileUsesField as FileUsesField_c6f32b666fc6a9ceb90d4a7857907571 } from '../../../screens/media/file-uses-field.tsx'
import { MessageAreaField as MessageAreaField_951a93affd2fbecb7ebc6db12069092e } from '../../../screens/messages/message-area.tsx'
import { MessageAreaCell as MessageAreaCell_951a93affd2fbecb7ebc6db12069092e } from '../../../screens/messages/message-area.tsx'
import { OpinionField as OpinionField_5d2e0b531fe1a58fe6a1170a96e8dfc6 } from '../../../screens/comments/opinion-field.tsx'
import { CommentStatusCell as CommentStatusCell_fdf32222398dff326fe6e970b25fa8dd } from '../../../screens/comments/status-cell.tsx'
import { CommentSectionCell as CommentSectionCell_fe9747279b311b90a08ee1c32b525c3a } from '../../../screens/comments/section-cell.tsx'
import { CommentSectionLink as CommentSectionLink_edbf6d7b9bfef1eb543a6d81fc922c9b } from '../../../screens/comments/section-link.tsx'
import { StaffAnswerField as StaffAnswerField_ec56107ca0174bad73fd06f4f483405b } from '../../../screens/comments/staff-answer-field.tsx'
import { AttachmentLink as AttachmentLink_5d77fa2ce7bd55808b21cfa1efc49f27 } from '../../../screens/feedback/attachment-link.tsx'
import { FeedbackAnswerMethod as FeedbackAnswerMethod_256691b8136bb39d4ed13749f1979716 } from '../../../screens/feedback/answer-method-field.tsx'
import { FeedbackExportLinks as FeedbackExportLinks_be7a18f0bfb009f5583fc7820029b205 } from '../../../screens/feedback/export-links.tsx'
import { FormFieldLabel as FormFieldLabel_e2b2b8e586f70c53977d144186c783bc } from '../../../collections/Forms/field-label.tsx'
import { FormInboxListLink as FormInboxListLink_5e7e16b30d03d5c52e7dee7e3e018286 } from '../../../screens/form-inbox/inbox-link.tsx'
import { CustomerPageLink as CustomerPageLink_6e202298d14ae55b3293cecec2648834 } from '../../../screens/customer-care/page-link.tsx'
import { CustomerProfileField as CustomerProfileField_8f5e6f42d9f65c9dd28cc12f4240f31f } from '../../../screens/customers/profile-field.tsx'
import { PersonalDataField as PersonalDataField_c09dcbccee0cb93e09c969a9d30f4b35 } from '../../../screens/customers/personal-data-field.tsx'
import { CustomerFilesField as CustomerFilesField_5e182e974ce05d82a227dd3e4fc7d78e } from '../../../screens/customers/files-field.tsx'
import { CustomersListLink as CustomersListLink_9e19cc82cad808cbe39ebc33020b04a1 } from '../../../screens/customer-care/list-link.tsx'
import { CurrentUserPasswordField as CurrentUserPasswordField_75d9c5336906424360e5b81f7aa151cd } from '../../../screens/current-user-password/password-field.tsx'
import { SecondFactorField as SecondFactorField_c9d3630d9cd591bbf9b8aba0a2ad88f8 } from '../../../screens/second-factor/second-factor-field.tsx'
import { BrandColourField as BrandColourField_969ddd5687038f656fc3b6d748e22c3a } from '../../../globals/Brand/brand-colour-field.tsx'
import { NoUnpublishButton as NoUnpublishButton_4ec820c8df1bd3770bac04835d9b725e } from '../../../globals/drafts/no-unpublish-button.tsx'
import { DashboardMenu as DashboardMenu_49547ca2b5247c9d46b4e3faa3e709b3 } from '../../../screens/shell/menu/menu.tsx'
import { SkipLink as SkipLink_c764e498384d972504beb5b886f983d8 } from '../../../screens/shell/skip-link.tsx'
import { Icon as Icon_e4257c96fee89fa9029fb67399c303c6 } from '../../../screens/shell/icon.tsx'
import { Logo as Logo_d66f511b13cd80fda26fa143aa582d71 } from '../../../screens/shell/logo.tsx'
import { DashboardProvider as DashboardProvider_48223ab7b17adf2d9b2e671dd399e6c9 } from '../../../screens/shell/provider.tsx'
import { SignInView as SignInView_aafec2aab418ea2383aa359ee2e48890 } from '../../../screens/sign-in/view.tsx'
import { StartPage as StartPage_482007914a60ac83c5d036d1c1cbbfcc } from '../../../screens/start-page/start-page.tsx'
import { OrdersView as OrdersView_da09d5c3a9e96026b240f300df8e805a } from '../../../screens/orders/view.tsx'
import { OrderView as OrderView_fab57e7846507cea3a5935326d2ca9d7 } from '../../../screens/orders/order-view.tsx'
import { ReturnsView as ReturnsView_f49c9c3e528371d73f5f8321c6071346 } from '../../../screens/returns/view.tsx'
import { ReportsView as ReportsView_8a143f394cd2a4667804cc47f309a9dd } from '../../../screens/reports/view.tsx'
import { CustomersView as CustomersView_08078f4eeae01e77dd86a40b1f1cbcd3 } from '../../../screens/customer-care/search-view.tsx'
import { CustomerView as CustomerView_fc4641fa82e74935034a06a854f1e919 } from '../../../screens/customer-care/customer-view.tsx'
import { ShipmentsView as ShipmentsView_1001b5e1957ebd5b4629ae719b069fcf } from '../../../screens/shipments/view.tsx'
import { OrderPrintView as OrderPrintView_0b2f413bb05b1cc7bf4cc8eb426489d5 } from '../../../screens/orders/print-view.tsx'
import { FormInboxView as FormInboxView_d9070c050f1194ef841bd522cbcf4b94 } from '../../../screens/form-inbox/view.tsx'
import { FormSubmissionView as FormSubmissionView_bed108c169acda6a57a3a80d86e0da58 } from '../../../screens/form-inbox/submission-view.tsx'
import { ReviewsView as ReviewsView_0878dc614b2a05c6fb3a1546696a7840 } from '../../../screens/reviews/view.tsx'
import { WritingsView as WritingsView_34bf590b9684389a1bb3a0476705462a } from '../../../screens/reviews/writings-view.tsx'
import { AuditLogView as AuditLogView_09d7cfcbc9743f8e8e193a711c9f9fea } from '../../../screens/audit-log/view.tsx'
import { StatusView as StatusView_bd836b3c5f3cd1518a3b29ccfe1a39eb } from '../../../screens/status/view.tsx'
import { ImportExportView as ImportExportView_f097c5fe79286a073b510330516c47c5 } from '../../../screens/import-export/view.tsx'
import { LowStockView as LowStockView_9e9ea3d6efc309cafd2e6b10cdd4c770 } from '../../../screens/stock/low-stock-view.tsx'
import { SearchView as SearchView_47f957aec42caa172904ff45793deeff } from '../../../screens/search/view.tsx'
import { BulkPricingView as BulkPricingView_625c2b4bc78aa8b0fad1517677863ec5 } from '../../../screens/bulk-pricing/view.tsx'
import { ProductGridView as ProductGridView_958eee2ce1541b4bfc61fc8137324729 } from '../../../screens/product-grid/view.tsx'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/client#FixedToolbarFeatureClient": FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlocksFeatureClient": BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/text-editor/table/feature.client.tsx#TableFeatureClient": TableFeatureClient_c6eeff25cd4fabdabacef194a62144c1,
  "@payloadcms/richtext-lexical/client#UploadFeatureClient": UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#RelationshipFeatureClient": RelationshipFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#LinkFeatureClient": LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#InlineToolbarFeatureClient": InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HorizontalRuleFeatureClient": HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlockquoteFeatureClient": BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ChecklistFeatureClient": ChecklistFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#OrderedListFeatureClient": OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnorderedListFeatureClient": UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#IndentFeatureClient": IndentFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#AlignFeatureClient": AlignFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HeadingFeatureClient": HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ParagraphFeatureClient": ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#InlineCodeFeatureClient": InlineCodeFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#SuperscriptFeatureClient": SuperscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#SubscriptFeatureClient": SubscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#StrikethroughFeatureClient": StrikethroughFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnderlineFeatureClient": UnderlineFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BoldFeatureClient": BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ItalicFeatureClient": ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/fields/cells.tsx#NumberCell": NumberCell_16ccd437edb42bd687eca3b41fa6821a,
  "/fields/count-field.tsx#CountField": CountField_2514ad6e6cf2e25516c855a056b61427,
  "/blocks/row-label.tsx#PartsLabel": PartsLabel_bf2e618848c6b3ebb2696a536874dc0e,
  "/screens/product-grid/product-cells.tsx#TitleCell": TitleCell_212a8175789cf954476c256e67734789,
  "/screens/product-grid/product-cells.tsx#PriceCell": PriceCell_212a8175789cf954476c256e67734789,
  "/screens/product-grid/product-cells.tsx#StockCell": StockCell_212a8175789cf954476c256e67734789,
  "/screens/product-grid/product-cells.tsx#SalesCell": SalesCell_212a8175789cf954476c256e67734789,
  "/screens/options/options-field.tsx#OptionsField": OptionsField_ff8eca546b585157aff1aeba18a59880,
  "/screens/options/combinations-field.tsx#CombinationsField": CombinationsField_a7c6b737c05775057133deaabd129792,
  "/screens/options/variants-field.tsx#VariantsField": VariantsField_1b4e985d3c62b79fff6017545f4426af,
  "/fields/cells.tsx#JalaliDateCell": JalaliDateCell_16ccd437edb42bd687eca3b41fa6821a,
  "/fields/jalali-date-field.tsx#JalaliDateField": JalaliDateField_c30cbc91a1d3f185cff7d37568cd0bc8,
  "/patches/publish-button-component.tsx#PublishButton": PublishButton_0e0c627d27afbf33205d9e5b8e033cda,
  "/screens/product-grid/product-tab.tsx#ProductTab": ProductTab_69f6e66693025452e256da6e053f44fe,
  "/screens/options/choice-field.tsx#ChoiceField": ChoiceField_d1e3e9205ecb7ac2721f188977ca8b27,
  "/screens/stock/stock-field.tsx#StockField": StockField_6b670b6dfdf9890ead990cd2a687f2bd,
  "/screens/stock/stock-cell.tsx#StockCell": StockCell_49db11ad372c6f4408c9e61c4c1d90a4,
  "/fields/cells.tsx#MoneyCell": MoneyCell_16ccd437edb42bd687eca3b41fa6821a,
  "/fields/rial-amount-field.tsx#RialAmountField": RialAmountField_4534e81f975a475bbe86e6e94045414e,
  "/fields/rial-amount-diff.tsx#RialAmountDiff": RialAmountDiff_86fadb89f71335b15991b2696afe6cf4,
  "/screens/translations/other-language-field.tsx#OtherLanguageField": OtherLanguageField_016f6e2f4ba86c4f19155e2674bea814,
  "/fields/cells.tsx#PathCell": PathCell_16ccd437edb42bd687eca3b41fa6821a,
  "/page-patterns/pattern-picker.tsx#PatternPicker": PatternPicker_faca1dde1363bc8d83482b2210a0538e,
  "/blocks/row-label.tsx#ModuleLabel": ModuleLabel_bf2e618848c6b3ebb2696a536874dc0e,
  "/blocks/row-label.tsx#ItemLabel": ItemLabel_bf2e618848c6b3ebb2696a536874dc0e,
  "/screens/translations/translations-field.tsx#TranslationsField": TranslationsField_79c88f177a1dc0eb08ef1d5b0b63114e,
  "/screens/translations/translations-cell.tsx#TranslationsCell": TranslationsCell_45db5bf218a60eba1bb68e2da895168e,
  "/screens/autosave/autosave-status.tsx#AutosaveStatus": AutosaveStatus_ad90f1a9188d17df38bf4e1ed83a10b1,
  "/screens/reviews/review-panel.tsx#ReviewPanel": ReviewPanel_849c88561b92397b45d7d005f4020a67,
  "/screens/media/section-uses-field.tsx#SectionUsesField": SectionUsesField_4e9845bdf3c8de3cacc0f410c52c0ff8,
  "/screens/media/picture-uses-field.tsx#PictureUsesField": PictureUsesField_76fa440ac14bb4e7c6a098a2130c8dde,
  "/screens/media/file-uses-field.tsx#FileUsesField": FileUsesField_c6f32b666fc6a9ceb90d4a7857907571,
  "/screens/messages/message-area.tsx#MessageAreaField": MessageAreaField_951a93affd2fbecb7ebc6db12069092e,
  "/screens/messages/message-area.tsx#MessageAreaCell": MessageAreaCell_951a93affd2fbecb7ebc6db12069092e,
  "/screens/comments/opinion-field.tsx#OpinionField": OpinionField_5d2e0b531fe1a58fe6a1170a96e8dfc6,
  "/screens/comments/status-cell.tsx#CommentStatusCell": CommentStatusCell_fdf32222398dff326fe6e970b25fa8dd,
  "/screens/comments/section-cell.tsx#CommentSectionCell": CommentSectionCell_fe9747279b311b90a08ee1c32b525c3a,
  "/screens/comments/section-link.tsx#CommentSectionLink": CommentSectionLink_edbf6d7b9bfef1eb543a6d81fc922c9b,
  "/screens/comments/staff-answer-field.tsx#StaffAnswerField": StaffAnswerField_ec56107ca0174bad73fd06f4f483405b,
  "/screens/feedback/attachment-link.tsx#AttachmentLink": AttachmentLink_5d77fa2ce7bd55808b21cfa1efc49f27,
  "/screens/feedback/answer-method-field.tsx#FeedbackAnswerMethod": FeedbackAnswerMethod_256691b8136bb39d4ed13749f1979716,
  "/screens/feedback/export-links.tsx#FeedbackExportLinks": FeedbackExportLinks_be7a18f0bfb009f5583fc7820029b205,
  "/collections/Forms/field-label.tsx#FormFieldLabel": FormFieldLabel_e2b2b8e586f70c53977d144186c783bc,
  "/screens/form-inbox/inbox-link.tsx#FormInboxListLink": FormInboxListLink_5e7e16b30d03d5c52e7dee7e3e018286,
  "/screens/customer-care/page-link.tsx#CustomerPageLink": CustomerPageLink_6e202298d14ae55b3293cecec2648834,
  "/screens/customers/profile-field.tsx#CustomerProfileField": CustomerProfileField_8f5e6f42d9f65c9dd28cc12f4240f31f,
  "/screens/customers/personal-data-field.tsx#PersonalDataField": PersonalDataField_c09dcbccee0cb93e09c969a9d30f4b35,
  "/screens/customers/files-field.tsx#CustomerFilesField": CustomerFilesField_5e182e974ce05d82a227dd3e4fc7d78e,
  "/screens/customer-care/list-link.tsx#CustomersListLink": CustomersListLink_9e19cc82cad808cbe39ebc33020b04a1,
  "/screens/current-user-password/password-field.tsx#CurrentUserPasswordField": CurrentUserPasswordField_75d9c5336906424360e5b81f7aa151cd,
  "/screens/second-factor/second-factor-field.tsx#SecondFactorField": SecondFactorField_c9d3630d9cd591bbf9b8aba0a2ad88f8,
  "/globals/Brand/brand-colour-field.tsx#BrandColourField": BrandColourField_969ddd5687038f656fc3b6d748e22c3a,
  "/globals/drafts/no-unpublish-button.tsx#NoUnpublishButton": NoUnpublishButton_4ec820c8df1bd3770bac04835d9b725e,
  "/screens/shell/menu/menu.tsx#DashboardMenu": DashboardMenu_49547ca2b5247c9d46b4e3faa3e709b3,
  "/screens/shell/skip-link.tsx#SkipLink": SkipLink_c764e498384d972504beb5b886f983d8,
  "/screens/shell/icon.tsx#Icon": Icon_e4257c96fee89fa9029fb67399c303c6,
  "/screens/shell/logo.tsx#Logo": Logo_d66f511b13cd80fda26fa143aa582d71,
  "/screens/shell/provider.tsx#DashboardProvider": DashboardProvider_48223ab7b17adf2d9b2e671dd399e6c9,
  "/screens/sign-in/view.tsx#SignInView": SignInView_aafec2aab418ea2383aa359ee2e48890,
  "/screens/start-page/start-page.tsx#StartPage": StartPage_482007914a60ac83c5d036d1c1cbbfcc,
  "/screens/orders/view.tsx#OrdersView": OrdersView_da09d5c3a9e96026b240f300df8e805a,
  "/screens/orders/order-view.tsx#OrderView": OrderView_fab57e7846507cea3a5935326d2ca9d7,
  "/screens/returns/view.tsx#ReturnsView": ReturnsView_f49c9c3e528371d73f5f8321c6071346,
  "/screens/reports/view.tsx#ReportsView": ReportsView_8a143f394cd2a4667804cc47f309a9dd,
  "/screens/customer-care/search-view.tsx#CustomersView": CustomersView_08078f4eeae01e77dd86a40b1f1cbcd3,
  "/screens/customer-care/customer-view.tsx#CustomerView": CustomerView_fc4641fa82e74935034a06a854f1e919,
  "/screens/shipments/view.tsx#ShipmentsView": ShipmentsView_1001b5e1957ebd5b4629ae719b069fcf,
  "/screens/orders/print-view.tsx#OrderPrintView": OrderPrintView_0b2f413bb05b1cc7bf4cc8eb426489d5,
  "/screens/form-inbox/view.tsx#FormInboxView": FormInboxView_d9070c050f1194ef841bd522cbcf4b94,
  "/screens/form-inbox/submission-view.tsx#FormSubmissionView": FormSubmissionView_bed108c169acda6a57a3a80d86e0da58,
  "/screens/reviews/view.tsx#ReviewsView": ReviewsView_0878dc614b2a05c6fb3a1546696a7840,
  "/screens/reviews/writings-view.tsx#WritingsView": WritingsView_34bf590b9684389a1bb3a0476705462a,
  "/screens/audit-log/view.tsx#AuditLogView": AuditLogView_09d7cfcbc9743f8e8e193a711c9f9fea,
  "/screens/status/view.tsx#StatusView": StatusView_bd836b3c5f3cd1518a3b29ccfe1a39eb,
  "/screens/import-export/view.tsx#ImportExportView": ImportExportView_f097c5fe79286a073b510330516c47c5,
  "/screens/stock/low-stock-view.tsx#LowStockView": LowStockView_9e9ea3d6efc309cafd2e6b10cdd4c770,
  "/screens/search/view.tsx#SearchView": SearchView_47f957aec42caa172904ff45793deeff,
  "/screens/bulk-pricing/view.tsx#BulkPricingView": BulkPricingView_625c2b4bc78aa8b0fad1517677863ec5,
  "/screens/product-grid/view.tsx#ProductGridView": ProductGridView_958eee2ce1541b4bfc61fc8137324729,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
